; EXPECT: unsat
; What was found ends where the sequence ends, or before.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (>= (seq.indexof a b 0) 0))
(assert (> (+ (seq.indexof a b 0) (seq.len b)) (seq.len a)))
(check-sat)
