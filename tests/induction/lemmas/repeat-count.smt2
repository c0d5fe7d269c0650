; EXPECT: unsat
; Repeat count.
(declare-const n Int)
(declare-const x Int)
(assert (not (=> (<= 0 n) (= (List.count (lambda ((v Int)) (= v x)) (List.repeat n x)) n))))
(check-sat)
