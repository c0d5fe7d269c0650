; A fold over a map over a map
; origin: written for this corpus (paper section 7.2, custom problems)
;
; The elements, first raised by 3, then reflected around 1, add up to 50. Only the composed function
; shows the neutral element, -1.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 3000 100
(set-info :status sat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun raised ((x Int)) Int (+ x 3))
(define-fun reflected ((x Int)) Int (- 2 x))

(assert (= (List.fold + 0 (List.map reflected (List.map raised l))) 50))

(check-sat)
