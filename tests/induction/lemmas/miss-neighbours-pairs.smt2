; EXPECT: sat
; Satisfiable: the empty list has no pairs either.
(declare-const l (List Int))
(assert (not (= (List.len (List.zip l (List.drop 1 l))) (- (List.len l) 1))))
(check-sat)
