; EXPECT: unsat
; Rotation keeps the sum.
(declare-const l (List Int))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.sum (rotate n l)) (List.sum l))))
(check-sat)
