; There is no third zero.
; EXPECT: unsat
(declare-const l (List Float16))
(assert (List.forall (lambda ((x Float16)) (fp.isZero x)) l))
(assert (List.distinct l))
(assert (= (List.len l) 3))
(check-sat)
