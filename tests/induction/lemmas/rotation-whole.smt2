; EXPECT: unsat
; Rotation by the length changes nothing.
(declare-const l (List Int))
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate (List.len l) l) l)))
(check-sat)
