; Every third element is large, and a third of them are counted.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Phase ((phase (at Int) (good Bool) (large Int))))
(declare-const l (List Int))
(define-fun final () Phase
  (List.fold
    (lambda ((p Phase) (x Int))
      (phase (ite (= (at p) 2) 0 (+ (at p) 1))
        (and (good p) (= (> x 100) (= (at p) 2)) (>= x 0))
        (ite (> x 100) (+ (large p) 1) (large p))))
    (phase 0 true 0) l))
(assert (good final))
(assert (= (at final) 0))
(assert (= (* 3 (large final)) (List.len l)))
(assert (>= (large final) 333333))
(check-sat)
