; EXPECT: sat
; Satisfiable: a rotation of a sorted list need not be sorted.
(declare-const l (List Int))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (List.sorted l))
(assert (not (List.sorted (rotate n l))))
(check-sat)
