; The sum of the lines is above a field.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Order ((order (id Int) (lines (List Int)))))
(declare-const os (List Order))
(assert (= (List.len os) 1000000))
(assert (List.forall (lambda ((o Order)) (and (> (id o) 100) (= (List.len (lines o)) 1000) (> (List.sum (lines o)) (id o)))) os))
(check-sat)
