; EXPECT: unsat
; A part that was put in is there.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (not (seq.contains (seq.++ a b c) b)))
(check-sat)
