; EXPECT: sat
; Payments of different invoices need not rise.
(set-logic ALL)

(declare-datatype Invoice ((invoice (number Int) (payments (List Int)))))
(declare-const is (List Invoice))
(assert (List.forall (lambda ((v Invoice)) (List.all_pairs (lambda ((x Int) (y Int)) (<= x y)) (payments v))) is))
(assert (List.exists_pair (lambda ((v Invoice) (w Invoice)) (> (List.head (payments v) 0) (List.last (payments w) 0))) is))

(check-sat)
