; Simple array
; origin: SyGuS competition, arrays (simple_array)
;
; All cells of an array are at least 10, every cell up to 100 is incremented, and then not all are at
; least 11. Impossible, cell by cell.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 30 30
(set-info :status unsat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (<= (List.len cells) N))

(define-fun bump ((x Int)) Int (ite (<= x 100) (+ x 1) x))
(define-fun all_at_least ((bound Int) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x bound))) true xs))

(assert (all_at_least 10 cells))
(assert (not (all_at_least 11 (List.map bump cells))))

(check-sat)
