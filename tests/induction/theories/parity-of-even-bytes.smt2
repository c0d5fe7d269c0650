; EXPECT: unsat
; The sum of even bytes is even.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (List.forall (lambda ((x (_ BitVec 8))) (= (bvand x #x01) #x00)) l))
(assert (= (bvand (List.fold bvadd #x00 l) #x01) #x01))
(check-sat)
