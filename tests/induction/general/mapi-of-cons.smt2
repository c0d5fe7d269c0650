; EXPECT: unsat
; An element in front moves the indices by one.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const x E)
(declare-fun g (Int E) F)
(assert (not (= (List.mapi g (List.cons x l)) (List.cons (g 0 x) (List.mapi (lambda ((i Int) (v E)) (g (+ i 1) v)) l)))))
(check-sat)
