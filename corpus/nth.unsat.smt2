; List.nth
; origin: OCaml test suite, List.nth
;
; An index beyond the end of the list finds an element. Impossible: only positions below the number of
; elements read are ever looked at.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 40 40
(set-info :status unsat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Cursor ((cursor (position Int) (item (Option Int)))))

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun nth ((xs (List Int)) (k Int)) (Option Int)
  (item
    (List.fold
      (lambda ((c Cursor) (x Int))
        (cursor (+ (position c) 1) (ite (= (position c) k) (some x) (item c))))
      (cursor 0 (as none (Option Int)))
      xs)))

(declare-const k Int)
(declare-const v Int)
(assert (>= k (List.len l)))
(assert (= (nth l k) (some v)))

(check-sat)
