; Records with a list and a number.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Order ((order (id Int) (lines (List Int)))))
(declare-const os (List Order))
(assert (= (List.len os) 1000000))
(assert (List.forall (lambda ((o Order)) (and (= (id o) 7) (= (List.len (lines o)) 1000) (List.forall (lambda ((x Int)) (= x (id o))) (lines o)))) os))
(check-sat)
