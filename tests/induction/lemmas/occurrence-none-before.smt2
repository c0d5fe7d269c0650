; EXPECT: unsat
; Before the first occurrence there is none.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (= (seq.indexof a b 0) 3))
(assert (seq.prefixof b a))
(check-sat)
