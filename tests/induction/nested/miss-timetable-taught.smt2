; EXPECT: sat
; Satisfiable: lessons that overlap may.
(set-logic ALL)

(declare-datatype Lesson ((lesson (start Int) (end Int))))
(declare-datatype Day ((day (opens Int) (closes Int) (lessons (List Lesson)))))
(declare-datatype Clock ((clock (now Int) (taught Int) (in-order Bool))))
(declare-const week (List Day))
(define-fun walk ((d Day)) Clock
  (List.fold
    (lambda ((c Clock) (l Lesson)) (clock (end l) (+ (taught c) (- (end l) (start l))) (and (in-order c) (<= (now c) (start l)) (<= (start l) (end l)))))
    (clock (opens d) 0 true) (lessons d)))
(assert (List.forall (lambda ((d Day)) (<= (now (walk d)) (closes d))) week))
(assert (List.exists (lambda ((d Day)) (> (taught (walk d)) (- (closes d) (opens d)))) week))

(check-sat)
