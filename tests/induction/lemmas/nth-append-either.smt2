; EXPECT: unsat
; An element of two lists is one of the first or of the second.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.append l m) n d) (ite (< n (List.len l)) (List.nth l n d) (List.nth m (- n (List.len l)) d)))))
(check-sat)
