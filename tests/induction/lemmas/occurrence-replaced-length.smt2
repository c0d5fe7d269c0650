; EXPECT: unsat
; How long a sequence is with an occurrence replaced.
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(assert (seq.contains a b))
(assert (not (= (seq.len (seq.replace a b c)) (- (+ (seq.len a) (seq.len c)) (seq.len b)))))
(check-sat)
