; Elements of a sort of which nothing is known but that there are two.
; EXPECT: sat
(set-logic ALL)
(declare-sort S 0)
(declare-const c S)
(declare-const d S)
(assert (distinct c d))
(declare-const l (List S))
(assert (List.fold (lambda ((ok Bool) (x S)) (and ok (or (= x c) (= x d)))) true l))
(assert (= 3 (List.fold (lambda ((n Int) (x S)) (ite (= x d) (+ n 1) n)) 0 l)))
(assert (>= (List.len l) 1000000))
(check-sat)
