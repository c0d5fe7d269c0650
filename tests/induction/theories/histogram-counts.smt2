; EXPECT: unsat
; An entry of the histogram is how often its index occurs.
(set-logic ALL)
(declare-const k (List Int))
(declare-const i Int)
(define-fun hist () (Array Int Int) (List.fold (lambda ((h (Array Int Int)) (x Int)) (store h x (+ 1 (select h x)))) ((as const (Array Int Int)) 0) k))
(assert (distinct (select hist i) (List.count (lambda ((x Int)) (= x i)) k)))
(check-sat)
