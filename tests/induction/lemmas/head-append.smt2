; EXPECT: unsat
; Head append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (> (List.len l) 0) (= (List.head (List.append l m) d) (List.head l d)))))
(check-sat)
