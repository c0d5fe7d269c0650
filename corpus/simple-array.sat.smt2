; Simple array
; origin: SyGuS competition, arrays (simple_array)
;
; All cells of an array are at least 10, not all are at least 11; every cell up to 100 is incremented,
; and now all are at least 11.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (>= (List.len cells) N))

(define-fun bump ((x Int)) Int (ite (<= x 100) (+ x 1) x))
(define-fun all_at_least ((bound Int) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x bound))) true xs))

(assert (all_at_least 10 cells))
(assert (not (all_at_least 11 cells)))
(assert (all_at_least 11 (List.map bump cells)))

(check-sat)
