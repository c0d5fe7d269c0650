; How often elements occur.
; EXPECT: sat
(declare-const k (List Int))
(define-fun hist () (Array Int Int) (List.fold (lambda ((h (Array Int Int)) (x Int)) (store h x (+ 1 (select h x)))) ((as const (Array Int Int)) 0) k))
(assert (= (List.len k) 3))
(assert (= (select hist 4) 2))
(check-sat)
