; EXPECT: unsat
; Rotation by the length of the first part exchanges two parts.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate (List.len l) (List.append l m)) (List.append m l))))
(check-sat)
