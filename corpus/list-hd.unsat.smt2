; List.hd
; origin: OCaml test suite, List.hd
;
; A list that is not empty has no first element. Impossible: the fold yields some element from its
; first step on.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 500 50
(set-info :status unsat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun hd ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int))
      (match acc
        ((none (some x))
         ((some y) acc))))
    (as none (Option Int))
    xs))

(assert (> (List.len l) 0))
(assert (= (hd l) (as none (Option Int))))

(check-sat)
