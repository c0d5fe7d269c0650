; EXPECT: sat
; Satisfiable: rotating again is not rotating back.
(declare-const l (List Int))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n (List.len l)))
(assert (not (= (rotate n (rotate n l)) l)))
(check-sat)
