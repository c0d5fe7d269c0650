; EXPECT: unsat
; Reversal exchanges the parts.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (not (= (List.rev (List.append a b)) (List.append (List.rev b) (List.rev a)))))
(check-sat)
