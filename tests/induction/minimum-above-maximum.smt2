; EXPECT: unsat
; The smallest element is greater than the greatest.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun maximum ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) ((some m) (ite (> x m) (some x) acc)))))
    (as none (Option Int)) xs))
(define-fun minimum ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) ((some m) (ite (< x m) (some x) acc)))))
    (as none (Option Int)) xs))
(declare-const low Int)
(declare-const high Int)
(assert (= (minimum l) (some low)))
(assert (= (maximum l) (some high)))
(assert (> low high))

(check-sat)
