; Swap01
; origin: SyGuS competition, arrays (exists)
;
; An array holds a zero, but no one after zeros and ones have been exchanged. Impossible: that zero
; became a one.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 300 30
(set-info :status unsat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (<= (List.len cells) N))

(define-fun swap ((x Int)) Int (ite (= x 0) 1 (ite (= x 1) 0 x)))
(define-fun occurs ((v Int) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (= x v))) false xs))

(assert (occurs 0 cells))
(assert (not (occurs 1 (List.map swap cells))))

(check-sat)
