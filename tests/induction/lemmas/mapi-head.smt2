; EXPECT: unsat
; The first index is zero.
(declare-const l (List Int))
(declare-const d Int)
(declare-const e Int)
(assert (< 0 (List.len l)))
(assert (not (= (List.head (List.mapi + l) e) (+ 0 (List.head l d)))))
(check-sat)
