; List.filter
; origin: OCaml test suite, List.filter
;
; No element is at least 10, and yet those that are add up to more than zero: impossible.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 30 30
(set-info :status unsat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

; A filtered list is a list of options; a fold over it skips what was filtered out.
(define-fun filtered ((p (-> Int Bool)) (xs (List Int))) (List (Option Int))
  (List.map (lambda ((x Int)) (ite (p x) (some x) (as none (Option Int)))) xs))
(define-fun fold_present ((f (-> Int Int Int)) (init Int) (xs (List (Option Int)))) Int
  (List.fold
    (lambda ((acc Int) (x (Option Int)))
      (match x
        ((none acc)
         ((some y) (f acc y)))))
    init
    xs))

(define-fun large () (List (Option Int)) (filtered (lambda ((x Int)) (>= x 10)) l))
(define-fun total () Int (fold_present + 0 large))
(define-fun how_many () Int (fold_present (lambda ((n Int) (y Int)) (+ n 1)) 0 large))

(assert (= how_many 0))
(assert (> total 0))

(check-sat)
