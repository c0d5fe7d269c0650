; EXPECT: unsat
; Rotation keeps the length.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.len (rotate n l)) (List.len l))))
(check-sat)
