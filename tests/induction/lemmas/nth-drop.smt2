; EXPECT: unsat
; Nth drop.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(declare-const d Int)
(assert (not (=> (and (<= 0 n) (<= 0 k)) (= (List.nth (List.drop n l) k d) (List.nth l (+ n k) d)))))
(check-sat)
