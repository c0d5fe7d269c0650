; EXPECT: unsat
; Equal lists, cut at the same place, have equal parts.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const d (List Int))
(assert (= (List.append a b) (List.append c d)))
(assert (= (List.len a) (List.len c)))
(assert (not (and (= a c) (= b d))))
(check-sat)
