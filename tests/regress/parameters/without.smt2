; Without --param the lines are comments.
; EXPECT: sat
; EXPECT: ((N 1))
(declare-const N Int)
;param: (assert (= N 5))
(assert (> N 0))
;param: (assert (= N M))
(assert (< N 2))
(check-sat)
(get-value (N))
