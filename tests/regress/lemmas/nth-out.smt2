; A lemma about lists of every length: nth out.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(declare-const d Int)
(assert (not (=> (or (< n 0) (>= n (List.len l))) (= (List.nth l n d) d))))
(check-sat)
