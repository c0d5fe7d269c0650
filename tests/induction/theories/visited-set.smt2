; EXPECT: unsat
; What was visited is in the set.
(set-logic ALL)
(declare-const l (List Int))
(declare-const x Int)
(define-fun seen () (Array Int Bool) (List.fold (lambda ((s (Array Int Bool)) (x Int)) (store s x true)) ((as const (Array Int Bool)) false) l))
(assert (distinct (select seen x) (List.contains x l)))
(check-sat)
