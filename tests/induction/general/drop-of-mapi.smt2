; EXPECT: unsat
; The indices go on behind what is dropped.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun g (Int E) F)
(assert (<= 0 n))
(assert (not (= (List.drop n (List.mapi g l)) (List.mapi (lambda ((i Int) (v E)) (g (+ i n) v)) (List.drop n l)))))
(check-sat)
