; EXPECT: unsat
; Rotation and map commute.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun h (E) E)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate n (List.map h l)) (List.map h (rotate n l)))))
(check-sat)
