; EXPECT: unsat
; Equal rows are equally long.
(set-logic ALL)

(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (List.all_pairs (lambda ((r (List Int)) (q (List Int))) (= r q)) a))
(assert (List.exists_pair (lambda ((r (List Int)) (q (List Int))) (distinct (List.len r) (List.len q))) a))

(check-sat)
