; List.nth
; origin: OCaml test suite, List.nth
;
; Two neighbours, somewhere in the list, are 41 and 42.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Cursor ((cursor (position Int) (item (Option Int)))))

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun nth ((xs (List Int)) (k Int)) (Option Int)
  (item
    (List.fold
      (lambda ((c Cursor) (x Int))
        (cursor (+ (position c) 1) (ite (= (position c) k) (some x) (item c))))
      (cursor 0 (as none (Option Int)))
      xs)))

(declare-const k Int)
(assert (= (nth l k) (some 42)))
(assert (= (nth l (- k 1)) (some 41)))

(check-sat)
