; EXPECT: sat
; Distinct numbers with a given sum.
(set-logic ALL)

(declare-const a (List Int))
(assert (= (List.len a) 4))
(assert (List.distinct a))
(assert (= (List.sum a) 0))
(assert (List.forall (lambda ((x Int)) (<= (- 2) x 2)) a))

(check-sat)
