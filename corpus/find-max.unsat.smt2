; FindMax
; origin: SyGuS competition, arrays (find_max)
;
; Some element is greater than the maximum that a loop finds, starting from 0. Impossible: the best so
; far is not below any element read. The fold that finds it is a constant in the function of the
; other.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 30 30
(set-info :status unsat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (<= (List.len cells) N))

(define-fun find_max ((xs (List Int))) Int
  (List.fold (lambda ((best Int) (x Int)) (ite (> x best) x best)) 0 xs))

(assert
  (not
    (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x (find_max cells)))) true cells)))

(check-sat)
