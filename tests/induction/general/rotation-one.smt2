; EXPECT: unsat
; Rotation by one moves the first element to the end.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate 1 (List.cons x l)) (List.snoc l x))))
(check-sat)
