; EXPECT: unsat
; The first element is greater than the greatest.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun first ((xs (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) (_ acc)))) (as none (Option Int)) xs))
(define-fun maximum ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) ((some m) (ite (> x m) (some x) acc)))))
    (as none (Option Int)) xs))
(declare-const v Int)
(declare-const m Int)
(assert (= (first l) (some v)))
(assert (= (maximum l) (some m)))
(assert (> v m))

(check-sat)
