; EXPECT: unsat
; Every element of a filter passes.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (< n (List.len (List.filter positive l))))
(assert (not (positive (List.nth (List.filter positive l) n d))))
(check-sat)
