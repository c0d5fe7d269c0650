; Definitions that take functions and lists.
; status: sat
(define-fun all ((p (-> Int Bool)) (l (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true l))
(define-fun count ((p (-> Int Bool)) (l (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (p x) (+ n 1) n)) 0 l))
(define-fun large ((x Int)) Bool (> x 3))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (count large l) 2))
(assert (all (lambda ((x Int)) (< x 9)) l))
(check-sat)
