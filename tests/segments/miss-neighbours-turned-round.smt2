; Pairs of an element and one counted from the end, at some distance from each other: no neighbours, but for the first.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.len l) 6))
(assert (List.forall2 <= (List.drop 2 l) (List.drop 2 (List.rev l))))
(assert (< (List.nth l 4 0) (List.nth l 2 0)))
(check-sat)
