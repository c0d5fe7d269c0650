; EXPECT: sat
; Satisfiable: with negative entries one may.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(define-fun every-entry ((p (-> Int Bool))) Bool
  (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (p x)) r)) rows))
(assert (every-entry (lambda ((x Int)) (>= x (- 5)))))
(assert (> (List.max (List.map row-sum rows) 0) (List.sum (List.map row-sum rows))))

(check-sat)
