; EXPECT: unsat
; Different keys, different rows.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.distinct (List.map id customers)))
(assert (not (List.distinct customers)))

(check-sat)
