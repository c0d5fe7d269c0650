; EXPECT: sat
; In order by twos.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 2))
(assert (List.all_pairs (lambda ((x Int) (y Int)) (<= x (+ y 1))) a))
(assert (not (List.sorted a)))

(check-sat)
