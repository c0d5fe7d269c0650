; EXPECT: unsat
; Nth append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(declare-const d Int)
(assert (not (=> (and (<= 0 n) (< n (List.len l))) (= (List.nth (List.append l m) n d) (List.nth l n d)))))
(check-sat)
