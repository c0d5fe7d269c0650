; EXPECT: sat
; Satisfiable: the differences are the wrong way round.
(declare-const l (List Int))
(assert (not (= (List.sum (List.map2 - l (List.drop 1 l))) (- (List.last l 0) (List.head l 0)))))
(check-sat)
