; Swap01
; origin: SyGuS competition, arrays (exists)
;
; An array holds a zero, and still does after zeros and ones have been exchanged.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 5000 100
(set-info :status sat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (>= (List.len cells) N))

(define-fun swap ((x Int)) Int (ite (= x 0) 1 (ite (= x 1) 0 x)))
(define-fun occurs ((v Int) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (= x v))) false xs))

(assert (occurs 0 cells))
(assert (occurs 0 (List.map swap cells)))

(check-sat)
