; EXPECT: unsat
; A prefix is found at once.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (seq.prefixof b a))
(assert (not (= (seq.indexof a b 0) 0)))
(check-sat)
