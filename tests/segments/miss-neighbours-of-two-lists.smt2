; Each element is less than the next one of another list: that says nothing about those of one list.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.len l) 3))
(assert (= (List.len m) 4))
(assert (List.forall2 < l (List.drop 1 m)))
(assert (< (List.nth l 2 0) (List.nth l 0 0)))
(check-sat)
