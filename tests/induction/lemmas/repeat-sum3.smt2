; EXPECT: unsat
; Repeat sum3.
(declare-const n Int)
(assert (not (=> (<= 0 n) (= (List.sum (List.repeat n 3)) (* 3 n)))))
(check-sat)
