; EXPECT: unsat
; Equal lists have equal lengths.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= a b))
(assert (not (= (List.len a) (List.len b))))
(check-sat)
