; EXPECT: unsat
; What is visited on a part of the way is visited on the whole way, where a set of what was visited is kept as an array.
(set-logic ALL)
(declare-sort Place)
(declare-const part (List Place))
(declare-const way (List Place))
(declare-const place Place)
(define-fun visit ((seen (Array Place Bool)) (here Place)) (Array Place Bool) (ite (select seen here) seen (store seen here true)))
(define-fun visited ((way (List Place))) (Array Place Bool) (List.fold visit ((as const (Array Place Bool)) false) way))
(assert (List.subset part way))
(assert (select (visited part) place))
(assert (not (select (visited way) place)))
(check-sat)
