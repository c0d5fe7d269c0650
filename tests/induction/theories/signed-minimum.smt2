; EXPECT: unsat
; The signed minimum of a list is no more than its start.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(declare-const start (_ BitVec 8))
(assert (bvsgt (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (ite (bvslt x a) x a)) start l) start))
(check-sat)
