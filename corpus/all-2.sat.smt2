; All 2
; origin: written for this corpus (paper section 7.2, custom problems)
;
; No element is below 2, and the sum is twice the length: every element must be 2.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))

(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x 2))) true l))
(assert (= (sum l) (* 2 (List.len l))))

(check-sat)
