; Records are equal exactly if their fields are.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((p (point 3 true)))
(declare-datatype Point ((point (px Int) (py Bool))))
(declare-const p Point)
(declare-const q Point)
(push)
(assert (and (= (px p) (px q)) (= (py p) (py q)) (not (= p q))))
(check-sat)
(pop)
(assert (= p (point 3 (not (py q)))))
(assert (not (py q)))
(check-sat)
(get-value (p))
