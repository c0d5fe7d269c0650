; EXPECT: unsat
; What was found from an index on is there.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (>= (seq.indexof a b i) 0))
(assert (or (< (seq.indexof a b i) i) (not (= (seq.extract a (seq.indexof a b i) (seq.len b)) b))))
(check-sat)
