; List.hd
; origin: OCaml test suite, List.hd
;
; A list that is not empty starts with a number above 10.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 5000 300
(set-info :status sat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun hd ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int))
      (match acc
        ((none (some x))
         ((some y) acc))))
    (as none (Option Int))
    xs))

(assert (> (List.len l) 0))
(declare-const h Int)
(assert (= (hd l) (some h)))
(assert (> h 10))

(check-sat)
