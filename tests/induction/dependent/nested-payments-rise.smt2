; EXPECT: unsat
; Where all pairs of payments rise, the first is not above the last.
(set-logic ALL)

(declare-datatype Invoice ((invoice (number Int) (payments (List Int)))))
(declare-const is (List Invoice))
(assert (List.forall (lambda ((v Invoice)) (List.all_pairs (lambda ((x Int) (y Int)) (<= x y)) (payments v))) is))
(assert (List.exists (lambda ((v Invoice)) (> (List.head (payments v) 0) (List.last (payments v) 0))) is))

(check-sat)
