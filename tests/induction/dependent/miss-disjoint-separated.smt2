; EXPECT: sat
; The bound itself is in both.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (List.forall (lambda ((x Int)) (>= x k)) a))
(assert (List.forall (lambda ((x Int)) (<= x k)) b))
(assert (not (List.disjoint a b)))

(check-sat)
