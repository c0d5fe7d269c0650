; to_int rounds down, also below zero.
; EXPECT: sat
; EXPECT: (((to_int (- 1.5)) (- 2))
; EXPECT:  ((to_int 1.5) 1)
; EXPECT:  ((to_real 2) 2.0)
; EXPECT:  ((is_int 2.0) true)
; EXPECT:  ((is_int r) false))
; EXPECT: unsat
(declare-const r Real)
(assert (= (to_int r) (- 3)))
(assert (= (* 2.0 r) (- 5.0)))
(check-sat)
(get-value ((to_int (- 1.5)) (to_int 1.5) (to_real 2) (is_int 2.0) (is_int r)))
(assert (is_int r))
(check-sat)
