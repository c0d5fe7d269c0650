; EXPECT: unsat
; A lesson inside the hours of its day is no longer than the day.
(set-logic ALL)

(declare-datatype Lesson ((lesson (start Int) (end Int))))
(declare-datatype Day ((day (opens Int) (closes Int) (lessons (List Lesson)))))
(declare-datatype Clock ((clock (now Int) (taught Int) (in-order Bool))))
(declare-const week (List Day))
(assert (List.forall (lambda ((d Day)) (List.forall (lambda ((l Lesson)) (<= (opens d) (start l) (end l) (closes d))) (lessons d))) week))
(assert (List.exists (lambda ((d Day)) (List.exists (lambda ((l Lesson)) (> (- (end l) (start l)) (- (closes d) (opens d)))) (lessons d))) week))

(check-sat)
