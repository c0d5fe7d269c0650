; A fold over a map over a map
; origin: written for this corpus (paper section 7.2, custom problems)
;
; The elements, first increased by three, then doubled, add up to 51.
; Impossible: every element contributes an even number.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 200 50
(set-info :status unsat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun increased ((x Int)) Int (+ x 3))
(define-fun doubled ((x Int)) Int (* 2 x))

(assert (= (List.fold + 0 (List.map doubled (List.map increased l))) 51))

(check-sat)
