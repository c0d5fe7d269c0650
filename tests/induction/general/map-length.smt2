; EXPECT: unsat
; A map keeps the length.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-fun f (E) F)
(assert (not (= (List.len (List.map f l)) (List.len l))))
(check-sat)
