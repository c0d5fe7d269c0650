; EXPECT: unsat
; From a negative index on nothing is found.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (< i 0))
(assert (not (= (seq.indexof a b i) (- 1))))
(check-sat)
