; Two lists
; origin: written for this corpus (paper section 7.2, custom problems)
;
; Two lists of positive numbers have the same sum although one of them has one element more than the
; other.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
;param:(assert (>= (List.len a) N))
;param:(assert (>= (List.len b) N))

(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all_positive ((xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 0))) true xs))

(assert (all_positive a))
(assert (all_positive b))
(assert (= (List.len a) (+ (List.len b) 1)))
(assert (= (sum a) (sum b)))

(check-sat)
