; EXPECT: unsat
; The age of who ordered is that of a customer.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (List.forall (lambda ((c Customer)) (>= (age c) 18)) customers))
(assert (List.exists (lambda ((o Order)) (< (List.fold (lambda ((r Int) (c Customer)) (ite (= (id c) (buyer o)) (age c) r)) 99 customers) 18)) orders))

(check-sat)
