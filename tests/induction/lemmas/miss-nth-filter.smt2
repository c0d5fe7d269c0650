; EXPECT: sat
; Satisfiable: a filter may be shorter than its list.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (< n (List.len l)))
(assert (not (positive (List.nth (List.filter positive l) n d))))
(check-sat)
