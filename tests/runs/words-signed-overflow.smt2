; A signed sum of small steps turns negative only after tens of millions of them.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (_ BitVec 32)))
(assert (List.forall (lambda ((x (_ BitVec 32))) (and (bvsle #x00000000 x) (bvsle x #x0000003f))) l))
(assert (bvslt (List.fold bvadd #x00000000 l) #x00000000))
(check-sat)
