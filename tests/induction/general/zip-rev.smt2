; EXPECT: unsat
; Reversed lists of the same length, paired.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const u (List F))
(assert (= (List.len l) (List.len u)))
(assert (not (= (List.zip (List.rev l) (List.rev u)) (List.rev (List.zip l u)))))
(check-sat)
