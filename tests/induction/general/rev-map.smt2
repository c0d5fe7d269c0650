; EXPECT: unsat
; Reversal and map commute.
(declare-sort E 0)
(declare-sort F 0)
(declare-const a (List E))
(declare-fun f (E) F)
(assert (not (= (List.map f (List.rev a)) (List.rev (List.map f a)))))
(check-sat)
