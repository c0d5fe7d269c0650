; EXPECT: unsat
; Min append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (and (> (List.len l) 0) (> (List.len m) 0)) (= (List.min (List.append l m) d) (ite (<= (List.min l d) (List.min m d)) (List.min l d) (List.min m d))))))
(check-sat)
