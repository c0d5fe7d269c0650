; EXPECT: unsat
; Sorted append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (and (List.sorted l) (List.sorted m) (<= (List.max l d) (List.min m d)) (> (List.len l) 0) (> (List.len m) 0)) (List.sorted (List.append l m)))))
(check-sat)
