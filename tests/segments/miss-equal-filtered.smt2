; EXPECT: not unsat
; Equal after filtering is not equal.
(declare-fun p (Int) Bool)
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= (List.filter p l) (List.filter p m)))
(assert (= (List.len l) (List.len m)))
(assert (not (= l m)))
(check-sat)
