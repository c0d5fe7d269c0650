; EXPECT: unsat
; Everything before the end of take_while passes.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (< n (List.len (List.take_while positive l))))
(assert (not (positive (List.nth l n d))))
(check-sat)
