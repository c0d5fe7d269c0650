; EXPECT: unsat
; No entry of a histogram is negative.
(set-logic ALL)
(declare-const k (List Int))
(declare-const i Int)
(define-fun hist () (Array Int Int) (List.fold (lambda ((h (Array Int Int)) (x Int)) (store h x (+ 1 (select h x)))) ((as const (Array Int Int)) 0) k))
(assert (< (select hist i) 0))
(check-sat)
