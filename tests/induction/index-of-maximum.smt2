; EXPECT: unsat
; The position of the greatest element is beyond the end.
(set-logic ALL)

(declare-datatype Best ((best (here Int) (where Int) (top Int))))
(declare-const l (List Int))
(define-fun found () Best
  (List.fold
    (lambda ((b Best) (x Int))
      (ite (> x (top b)) (best (+ (here b) 1) (here b) x) (best (+ (here b) 1) (where b) (top b))))
    (best 0 0 0) l))
(assert (> (List.len l) 0))
(assert (>= (where found) (List.len l)))

(check-sat)
