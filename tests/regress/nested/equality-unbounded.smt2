; Equal lists of lists have equal sums, whatever their lengths.
; EXPECT: unsat
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (= a b))
(assert (distinct (List.sum (List.concat a)) (List.sum (List.concat b))))
(check-sat)
