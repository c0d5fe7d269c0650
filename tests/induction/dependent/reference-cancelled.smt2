; EXPECT: unsat
; Nor do fewer orders.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (not (List.subset (List.map buyer (List.filter (lambda ((o Order)) (> (cents o) 100)) orders)) (List.map id customers))))

(check-sat)
