; All pairs of a million and a thousand numbers are in order.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) 1000000))
(assert (= (List.len b) 1000))
(assert (List.forall (lambda ((x Int)) (List.forall (lambda ((y Int)) (< (+ x 5) y)) b)) a))
(assert (> (List.sum b) (List.sum a) 0))
(check-sat)
