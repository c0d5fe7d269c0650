; EXPECT: sat
; Satisfiable: a sum of zero does not make a matrix of zeros.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun every-entry ((p (-> Int Bool))) Bool
  (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (p x)) r)) rows))
(assert (not (every-entry (lambda ((x Int)) (= x 0)))))
(assert (= (List.sum (List.concat rows)) 0))

(check-sat)
