; EXPECT: unsat
; Take drop sum.
(declare-const l (List Int))
(declare-const n Int)
(assert (not (= (List.sum l) (+ (List.sum (List.take n l)) (List.sum (List.drop n l))))))
(check-sat)
