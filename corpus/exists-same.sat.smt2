; ExistsSame
; origin: SyGuS competition, arrays (exists)
;
; Every cell of an array that is at most 100 is incremented. One value, from 10 to 99, occurs both
; before and after: two different elements are needed for that.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 5000 100
(set-info :status sat)
(set-logic ALL)

(declare-const before (List Int))
;param:(assert (>= (List.len before) N))

(define-fun bump ((x Int)) Int (ite (<= x 100) (+ x 1) x))
(define-fun occurs ((v Int) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (= x v))) false xs))

(declare-const same Int)
(assert (and (<= 10 same) (< same 100)))
(assert (occurs same before))
(assert (occurs same (List.map bump before)))

(check-sat)
