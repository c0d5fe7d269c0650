; EXPECT: unsat
; Present values are positive; their sum is less than their number.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const cells (List (Option Int)))
(assert (List.fold (lambda ((ok Bool) (c (Option Int))) (and ok (match c ((none true) ((some v) (> v 0)))))) true cells))
(define-fun total () Int (List.fold (lambda ((acc Int) (c (Option Int))) (match c ((none acc) ((some v) (+ acc v))))) 0 cells))
(define-fun present () Int (List.fold (lambda ((acc Int) (c (Option Int))) (match c ((none acc) ((some v) (+ acc 1))))) 0 cells))
(assert (< total present))

(check-sat)
