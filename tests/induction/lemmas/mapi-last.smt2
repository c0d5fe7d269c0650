; EXPECT: unsat
; The last index is one below the length.
(declare-const l (List Int))
(declare-const d Int)
(declare-const e Int)
(assert (< 0 (List.len l)))
(assert (not (= (List.last (List.mapi + l) e) (+ (- (List.len l) 1) (List.last l d)))))
(check-sat)
