; List.exists
; origin: OCaml test suite, List.exists
;
; Each of the numbers from 0 to 7 occurs, and none below 0 or above 7: ten folds over one list.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 70 70
(set-info :status sat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun exists_in ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(define-fun occurs ((v Int)) Bool (exists_in (lambda ((a Int)) (= a v)) l))

(assert (and (occurs 0) (occurs 1) (occurs 2) (occurs 3)))
(assert (and (occurs 4) (occurs 5) (occurs 6) (occurs 7)))
(assert (not (exists_in (lambda ((a Int)) (< a 0)) l)))
(assert (not (exists_in (lambda ((a Int)) (> a 7)) l)))

(check-sat)
