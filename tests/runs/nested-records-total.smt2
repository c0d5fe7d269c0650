; The sum of all fields.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Order ((order (id Int) (lines (List Int)))))
(declare-const os (List Order))
(assert (= (List.len os) 1000000))
(assert (List.forall (lambda ((o Order)) (and (> (id o) 0) (= (List.len (lines o)) 1000))) os))
(assert (= (List.sum (List.map id os)) 5000000))
(check-sat)
