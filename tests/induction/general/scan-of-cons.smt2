; EXPECT: unsat
; A scan of a list with one more in front.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const x E)
(declare-const z A)
(declare-fun step (A E) A)
(assert (not (= (List.scan_left step z (List.cons x l)) (List.cons z (List.scan_left step (step z x) l)))))
(check-sat)
