; EXPECT: unsat
; A rotation begins where the list is cut.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (= (List.head (rotate n l) d) (List.nth l n d))))
(check-sat)
