; EXPECT: unsat
; What holds of both parts holds of all.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.forall positive l) (and (List.forall positive (List.take n l)) (List.forall positive (List.drop n l))))))
(check-sat)
