; The head of lists put together.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (and (<= (List.len l) 2) (<= (List.len m) 2)) (= (List.head (List.append l m) d) (List.head l (List.head m d))))))
(check-sat)
