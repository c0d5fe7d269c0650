; EXPECT: unsat
; Nth take.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const d Int)
(assert (not (=> (< k n) (= (List.nth (List.take n l) k d) (List.nth l k d)))))
(check-sat)
