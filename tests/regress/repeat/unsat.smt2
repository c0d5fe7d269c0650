; All elements are the one repeated, however often.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const n Int)
(declare-const x Int)
(assert (not (List.forall (lambda ((v Int)) (= v x)) (List.repeat n x))))
(check-sat)
