; Equal lists have equal sums.
; status: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 2))
(assert (= a b))
(assert (not (= (List.fold + 0 a) (List.fold + 0 b))))
(check-sat)
