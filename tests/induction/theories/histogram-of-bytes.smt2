; EXPECT: unsat
; The same with bytes.
(set-logic ALL)
(declare-const k (List (_ BitVec 8)))
(declare-const i (_ BitVec 8))
(define-fun hist () (Array (_ BitVec 8) Int) (List.fold (lambda ((h (Array (_ BitVec 8) Int)) (x (_ BitVec 8))) (store h x (+ 1 (select h x)))) ((as const (Array (_ BitVec 8) Int)) 0) k))
(assert (distinct (select hist i) (List.count (lambda ((x (_ BitVec 8))) (= x i)) k)))
(check-sat)
