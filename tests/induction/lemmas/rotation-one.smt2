; EXPECT: unsat
; Rotation by one moves the first element to the end.
(declare-const l (List Int))
(declare-const x Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate 1 (List.cons x l)) (List.snoc l x))))
(check-sat)
