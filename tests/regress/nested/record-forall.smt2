; Orders whose lines are all positive.
; EXPECT: sat
; EXPECT: ((os (List.value Order ((order 1 (List.value Line ((line 2 10))))))))
(declare-datatype Line ((line (qty Int) (price Int))))
(declare-datatype Order ((order (id Int) (lines (List Line)))))
(declare-const os (List Order))
(assert (= (List.len os) 1))
(assert (List.forall (lambda ((o Order)) (and (= (id o) 1) (= (List.len (lines o)) 1))) os))
(assert (List.forall (lambda ((o Order)) (List.forall (lambda ((l Line)) (and (= (qty l) 2) (= (price l) 10))) (lines o))) os))
(check-sat)
(get-value (os))
