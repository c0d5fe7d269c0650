; EXPECT: unsat
; Equal lists in each record have equal sums in all.
(set-logic ALL)

(declare-datatype R ((r (xs (List Int)) (ys (List Int)))))
(declare-const rs (List R))
(assert (List.forall (lambda ((q R)) (= (xs q) (ys q))) rs))
(assert (distinct (List.sum (List.concat_map xs rs)) (List.sum (List.concat_map ys rs))))
(check-sat)
