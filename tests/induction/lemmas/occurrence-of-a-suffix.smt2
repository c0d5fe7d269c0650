; EXPECT: unsat
; A suffix occurs.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (seq.suffixof a b))
(assert (not (seq.contains b a)))
(check-sat)
