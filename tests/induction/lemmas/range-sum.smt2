; EXPECT: unsat
; Twice the sum of the first n numbers is n (n - 1).
(declare-const n Int)
(assert (not (=> (<= 0 n) (= (* 2 (List.sum (List.range 0 n))) (* n (- n 1))))))
(check-sat)
