; EXPECT: unsat
; Reversed lists of the same length, paired.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.zip (List.rev a) (List.rev b)) (List.rev (List.zip a b)))))
(check-sat)
