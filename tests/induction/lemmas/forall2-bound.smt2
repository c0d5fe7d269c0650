; EXPECT: unsat
; An upper bound of the larger list is one of the smaller.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const x Int)
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 <= a b))
(assert (List.forall (lambda ((y Int)) (<= y x)) b))
(assert (not (List.forall (lambda ((y Int)) (<= y x)) a)))
(check-sat)
