; FindMax
; origin: SyGuS competition, arrays (find_max)
;
; The maximum that a loop finds, starting from 0, is above 10, bounds every element, and occurs
; exactly once. The fold that finds it is a constant in the functions of the other two.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 1000 200
(set-info :status sat)
(set-logic ALL)

(declare-const cells (List Int))
;param:(assert (>= (List.len cells) N))

(define-fun find_max ((xs (List Int))) Int
  (List.fold (lambda ((best Int) (x Int)) (ite (> x best) x best)) 0 xs))

(assert (> (find_max cells) 10))
(assert
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x (find_max cells)))) true cells))
(assert
  (= 1
    (List.fold
      (lambda ((n Int) (x Int)) (ite (= x (find_max cells)) (+ n 1) n))
      0
      cells)))

(check-sat)
