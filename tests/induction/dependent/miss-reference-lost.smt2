; EXPECT: sat
; With fewer customers references are lost.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (not (List.subset (List.map buyer orders) (List.map id (List.filter (lambda ((c Customer)) (>= (age c) 18)) customers)))))

(check-sat)
