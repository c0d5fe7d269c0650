; EXPECT: unsat
; Every copy is the same.
(declare-const x Int)
(declare-const d Int)
(declare-const n Int)
(declare-const k Int)
(assert (<= 0 n))
(assert (< n k))
(assert (not (= (List.nth (List.repeat k x) n d) x)))
(check-sat)
