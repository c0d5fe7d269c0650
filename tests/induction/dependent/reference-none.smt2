; EXPECT: unsat
; Without customers there are no orders.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.forall (lambda ((o Order)) (List.exists (lambda ((c Customer)) (= (id c) (buyer o))) customers)) orders))
(assert (List.is_empty customers))
(assert (> (List.len orders) 0))

(check-sat)
