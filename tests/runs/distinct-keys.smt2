; Orders with numbers of their own, and a total.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Order ((order (id Int) (customer Int) (amount Int))))
(declare-const os (List Order))
(assert (List.distinct (List.map (lambda ((o Order)) (id o)) os)))
(assert (= (List.len os) 1000000))
(assert (= (List.sum (List.map (lambda ((o Order)) (amount o)) os)) 7000000))
(check-sat)
