; EXPECT: unsat
; Differences of neighbours add up to the difference of the ends.
(declare-const l (List Int))
(assert (not (= (List.sum (List.map2 - (List.drop 1 l) l)) (- (List.last l 0) (List.head l 0)))))
(check-sat)
