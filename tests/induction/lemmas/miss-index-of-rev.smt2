; EXPECT: sat
; Satisfiable: the first occurrence is not the last.
(declare-const l (List Int))
(declare-const x Int)
(assert (List.contains x l))
(assert (not (= (List.index_of x (List.rev l)) (- (List.len l) (List.index_of x l) 1))))
(check-sat)
