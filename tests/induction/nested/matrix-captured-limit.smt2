; EXPECT: unsat
; If no entry is above n, none is.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun every-entry ((p (-> Int Bool))) Bool
  (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (p x)) r)) rows))
(declare-const n Int)
(assert (>= n 0))
(assert (every-entry (lambda ((x Int)) (<= 0 x n))))
(assert (List.exists (lambda ((r (List Int))) (List.exists (lambda ((x Int)) (> x n)) r)) rows))

(check-sat)
