; A core has the names of assertions and the assumptions that are to blame; a named assumption goes by its name.
; EXPECT: unsat
; EXPECT: (low (< x 1))
; EXPECT: unsat
; EXPECT: (|not so| guarded)
; EXPECT: unsat
; EXPECT: (low high)
(set-option :produce-unsat-cores true)
(declare-const x Int)
(declare-const y Int)
(declare-const p Bool)
(assert (=> p (> y 5)))
(assert (! (> x 1) :named low))
(assert (! (< y 3) :named |not so|))
(check-sat-assuming ((not p) (< x 1) (= y 0)))
(get-unsat-core)
(check-sat-assuming ((< x 9) (! p :named guarded)))
(get-unsat-core)
(assert (! (< x 1) :named high))
(check-sat)
(get-unsat-core)
