; EXPECT: sat
; What is visited on the whole way need not be visited on a part of it.
(set-logic ALL)
(declare-sort Place)
(declare-const part (List Place))
(declare-const way (List Place))
(declare-const place Place)
(define-fun visit ((seen (Array Place Bool)) (here Place)) (Array Place Bool) (ite (select seen here) seen (store seen here true)))
(define-fun visited ((way (List Place))) (Array Place Bool) (List.fold visit ((as const (Array Place Bool)) false) way))
(assert (List.subset part way))
(assert (not (select (visited part) place)))
(assert (select (visited way) place))
(check-sat)
