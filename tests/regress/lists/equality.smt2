; Equal lists have equal folds.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (<= (List.len a) 3))
(push)
(assert (= a b))
(assert (distinct (List.fold + 0 a) (List.fold + 0 b)))
(check-sat)
(pop)
(assert (not (= a b)))
(assert (= (List.len a) (List.len b)))
(assert (= (List.fold + 0 a) (List.fold + 0 b)))
(check-sat)
