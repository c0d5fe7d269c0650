; EXPECT: unsat
; Rotation by the length of the first part exchanges two parts.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate (List.len l) (List.append l m)) (List.append m l))))
(check-sat)
