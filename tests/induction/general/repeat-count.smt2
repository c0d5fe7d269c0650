; EXPECT: unsat
; There are as many copies as were made.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.count (lambda ((v E)) (= v x)) (List.repeat n x)) n)))
(check-sat)
