; EXPECT: unsat
; The first element does not occur.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun first ((xs (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) (_ acc)))) (as none (Option Int)) xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(declare-const v Int)
(assert (= (first l) (some v)))
(assert (not (any (lambda ((x Int)) (= x v)) l)))

(check-sat)
