; All 2
; origin: written for this corpus (paper section 7.2, custom problems)
;
; Every element is 2, but the sum is not twice the length: impossible.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 30 30
(set-info :status unsat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))

(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (= x 2))) true l))
(assert (not (= (sum l) (* 2 (List.len l)))))

(check-sat)
