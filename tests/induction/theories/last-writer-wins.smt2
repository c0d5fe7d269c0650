; EXPECT: unsat
; A map holds what was written last.
(set-logic ALL)
(declare-datatype W ((w (key Int) (val Int))))
(declare-const l (List W))
(declare-const k Int)
(define-fun m () (Array Int Int) (List.fold (lambda ((m (Array Int Int)) (x W)) (store m (key x) (val x))) ((as const (Array Int Int)) 0) l))
(define-fun last () Int (List.fold (lambda ((a Int) (x W)) (ite (= (key x) k) (val x) a)) 0 l))
(assert (distinct (select m k) last))
(check-sat)
