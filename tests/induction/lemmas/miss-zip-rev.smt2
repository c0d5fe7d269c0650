; EXPECT: sat
; Satisfiable: lists of different lengths are cut at different ends.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.zip (List.rev l) (List.rev m)) (List.rev (List.zip l m)))))
(check-sat)
