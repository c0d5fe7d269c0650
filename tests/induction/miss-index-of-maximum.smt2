; EXPECT: not unsat
; Satisfiable: the greatest element may be the last.
(set-logic ALL)

(declare-datatype Best ((best (here Int) (where Int) (top Int))))
(declare-const l (List Int))
(define-fun found () Best
  (List.fold
    (lambda ((b Best) (x Int))
      (ite (> x (top b)) (best (+ (here b) 1) (here b) x) (best (+ (here b) 1) (where b) (top b))))
    (best 0 0 0) l))
(assert (> (List.len l) 0))
(assert (>= (+ (where found) 1) (List.len l)))

(check-sat)
