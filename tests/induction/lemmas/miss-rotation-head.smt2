; EXPECT: sat
; Satisfiable: rotation by the length begins with the first element.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n (List.len l)))
(assert (not (= (List.head (rotate n l) d) (List.nth l n d))))
(check-sat)
