; EXPECT: unsat
; The last element does not occur.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun last ((xs (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (some x)) (as none (Option Int)) xs))
(define-fun any ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (p x))) false xs))
(declare-const v Int)
(assert (= (last l) (some v)))
(assert (not (any (lambda ((x Int)) (= x v)) l)))

(check-sat)
