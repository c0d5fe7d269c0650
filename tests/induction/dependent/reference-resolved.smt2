; EXPECT: unsat
; Every order has a customer, customers have numbers above 1000.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (List.forall (lambda ((c Customer)) (> (id c) 1000)) customers))
(assert (List.exists (lambda ((o Order)) (<= (buyer o) 1000)) orders))

(check-sat)
