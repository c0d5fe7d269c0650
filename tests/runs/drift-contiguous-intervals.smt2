; Intervals of bounded width that cover a long range without a gap.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Interval ((interval (from Int) (to Int))))
(declare-const l (List Interval))
(define-fun cover ((end Int) (i Interval)) Int
  (ite (and (>= end 0) (= (from i) end) (< (from i) (to i)) (<= (- (to i) (from i)) 10)) (to i) (- 1)))
(assert (= (List.fold cover 0 l) 10000000))
(assert (>= (List.len l) 1000000))
(check-sat)
