; EXPECT: unsat
; Dropping and mapping commute.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun f (E) F)
(assert (not (= (List.drop n (List.map f l)) (List.map f (List.drop n l)))))
(check-sat)
