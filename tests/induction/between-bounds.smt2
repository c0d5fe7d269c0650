; EXPECT: unsat
; All elements lie between two parameters, but the last one does not.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun last ((xs (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (some x)) (as none (Option Int)) xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(declare-const low Int)
(declare-const high Int)
(declare-const v Int)
(assert (all (lambda ((x Int)) (<= low x high)) l))
(assert (= (last l) (some v)))
(assert (not (<= low v high)))

(check-sat)
