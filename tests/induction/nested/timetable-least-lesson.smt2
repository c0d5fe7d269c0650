; EXPECT: unsat
; Lessons of at least 45 minutes.
(set-logic ALL)

(declare-datatype Lesson ((lesson (start Int) (end Int))))
(declare-datatype Day ((day (opens Int) (closes Int) (lessons (List Lesson)))))
(declare-datatype Clock ((clock (now Int) (taught Int) (in-order Bool))))
(declare-const week (List Day))
(define-fun walk ((d Day)) Clock
  (List.fold
    (lambda ((c Clock) (l Lesson)) (clock (end l) (+ (taught c) (- (end l) (start l))) (and (in-order c) (<= (now c) (start l)) (<= (start l) (end l)))))
    (clock (opens d) 0 true) (lessons d)))
(assert (List.forall (lambda ((d Day)) (List.forall (lambda ((l Lesson)) (>= (- (end l) (start l)) 45)) (lessons d))) week))
(assert (List.exists (lambda ((d Day)) (< (taught (walk d)) (* 45 (List.len (lessons d))))) week))

(check-sat)
