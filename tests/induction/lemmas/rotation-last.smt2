; EXPECT: unsat
; A rotation ends before the cut.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (< 0 n))
(assert (<= n (List.len l)))
(assert (not (= (List.last (rotate n l) d) (List.nth l (- n 1) d))))
(check-sat)
