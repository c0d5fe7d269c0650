; EXPECT: unsat
; The sum of odd bytes is as odd as their number.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (List.forall (lambda ((x (_ BitVec 8))) (= ((_ extract 0 0) x) #b1)) l))
(assert (distinct ((_ extract 0 0) (List.fold bvadd #x00 l)) ((_ int_to_bv 1) (List.len l))))
(check-sat)
