; EXPECT: sat
; Satisfiable: the beginning of the reversal is not the reversed beginning.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.take n (List.rev l)) (List.rev (List.take n l)))))
(check-sat)
