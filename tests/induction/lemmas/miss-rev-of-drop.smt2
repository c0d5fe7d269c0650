; EXPECT: sat
; Satisfiable: one too many.
(declare-const l (List Int))
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.rev (List.drop n l)) (List.take (- (List.len l) n 1) (List.rev l)))))
(check-sat)
