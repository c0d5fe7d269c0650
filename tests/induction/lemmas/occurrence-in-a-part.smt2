; EXPECT: unsat
; What occurs in a part occurs in the whole.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (seq.contains a b))
(assert (seq.contains b c))
(assert (not (seq.contains a c)))
(check-sat)
