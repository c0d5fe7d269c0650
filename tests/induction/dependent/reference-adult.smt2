; EXPECT: unsat
; All customers are adults, so each order has an adult customer.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (List.forall (lambda ((c Customer)) (>= (age c) 18)) customers))
(assert (not (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (and (= (id c) (buyer o)) (>= (age c) 18))) customers)) orders)))

(check-sat)
