; EXPECT: sat
; Keys that are not unique.
(set-logic ALL)

(declare-datatype Customer ((customer (id Int) (age Int))))
(declare-datatype Order ((order (buyer Int) (cents Int))))
(declare-const customers (List Customer))
(declare-const orders (List Order))
(assert (List.distinct customers))
(assert (List.exists_pair (lambda ((x Customer) (y Customer)) (and (= (id x) (id y)) (not (= (age x) (age y))))) customers))

(check-sat)
