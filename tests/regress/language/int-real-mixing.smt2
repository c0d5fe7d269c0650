; An integer where a real is expected is converted: in sums, comparisons, equalities, branches and arguments.
; EXPECT: sat
; EXPECT: (((+ 1 1.5) (/ 5.0 2.0))
; EXPECT:  ((ite true 1 2.5) 1.0)
; EXPECT:  (x 2)
; EXPECT:  ((half x) 1.0))
(declare-const x Int)
(define-fun half ((r Real)) Real (/ r 2))
(assert (= x 2.0))
(assert (< x 2.5))
(assert (distinct x 2.5 3))
(check-sat)
(get-value ((+ 1 1.5) (ite true 1 2.5) x (half x)))
