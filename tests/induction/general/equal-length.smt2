; EXPECT: unsat
; Equal lists have equal lengths.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (= a b))
(assert (not (= (List.len a) (List.len b))))
(check-sat)
