; A fold over a map over a map
; origin: written for this corpus (paper section 7.2, custom problems)
;
; The elements, first made non-negative, then increased by one, add up to less than the length.
; Impossible: every element contributes at least one.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 200 50
(set-info :status unsat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun magnitude ((x Int)) Int (ite (< x 0) (- x) x))
(define-fun increased ((x Int)) Int (+ x 1))

(assert (< (List.fold + 0 (List.map increased (List.map magnitude l))) (List.len l)))

(check-sat)
