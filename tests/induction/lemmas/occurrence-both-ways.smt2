; EXPECT: unsat
; Sequences that occur in each other are equal.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (seq.contains a b))
(assert (seq.contains b a))
(assert (not (= a b)))
(check-sat)
