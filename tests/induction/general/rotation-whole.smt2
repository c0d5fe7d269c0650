; EXPECT: unsat
; Rotation by the length changes nothing.
(declare-sort E 0)
(declare-const l (List E))
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate (List.len l) l) l)))
(check-sat)
