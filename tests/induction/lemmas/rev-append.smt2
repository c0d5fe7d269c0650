; EXPECT: unsat
; Reversal exchanges the parts.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.rev (List.append a b)) (List.append (List.rev b) (List.rev a)))))
(check-sat)
