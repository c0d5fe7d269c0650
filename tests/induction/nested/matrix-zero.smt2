; EXPECT: unsat
; A matrix of zeros has the sum zero.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun every-entry ((p (-> Int Bool))) Bool
  (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (p x)) r)) rows))
(assert (every-entry (lambda ((x Int)) (= x 0))))
(assert (distinct (List.sum (List.concat rows)) 0))

(check-sat)
