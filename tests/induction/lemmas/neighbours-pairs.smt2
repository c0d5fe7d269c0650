; EXPECT: unsat
; A list has one pair of neighbours less than elements.
(declare-const l (List Int))
(assert (< 0 (List.len l)))
(assert (not (= (List.len (List.zip l (List.drop 1 l))) (- (List.len l) 1))))
(check-sat)
