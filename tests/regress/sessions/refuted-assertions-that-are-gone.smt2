; Assertions that were refuted are forgotten with their level: others that take their place in memory are judged by themselves.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
(declare-const l (List Int))
(declare-const x Int)
(assert (< (List.len l) 4))
(push)
(assert (> (List.len l) x))
(assert (> x 5))
(check-sat)
(push)
(assert (= (List.sum l) 3))
(check-sat)
(pop 2)
(push)
(assert (> (List.len l) x))
(assert (> x 1))
(check-sat)
(assert (> x 5))
(check-sat)
(pop)
(check-sat)
(reset-assertions)
(declare-const l (List Int))
(declare-const x Int)
(assert (< (List.len l) 9))
(assert (> (List.len l) x))
(assert (> x 5))
(check-sat)
