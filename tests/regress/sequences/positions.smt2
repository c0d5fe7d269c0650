; Parts of sequences of any length: prefixes, suffixes, occurrences and what replaces them.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(declare-const i Int)
(declare-const x Int)
(push 1) ; part of a part
(assert (and (seq.contains a b) (seq.contains b c) (not (seq.contains a c))))
(check-sat)
(pop 1)
(push 1)
(assert (and (seq.prefixof b a) (seq.suffixof c a) (= (seq.len a) (+ (seq.len b) (seq.len c)))))
(assert (not (= a (seq.++ b c))))
(check-sat)
(pop 1)
(push 1)
(assert (not (seq.contains (seq.++ a b c) b)))
(check-sat)
(pop 1)
(push 1)
(assert (and (seq.contains a b) (seq.contains b a) (not (= a b))))
(check-sat)
(pop 1)
(push 1)
(assert (seq.suffixof a b))
(assert (not (seq.contains b a)))
(check-sat)
(pop 1)
(push 1)
(assert (= i (seq.indexof a b 2)))
(assert (>= i 0))
(assert (or (< i 2) (not (= (seq.extract a i (seq.len b)) b))))
(check-sat)
(pop 1)
(push 1)
(assert (seq.contains a b))
(assert (not (= (seq.len (seq.replace a b c)) (- (+ (seq.len a) (seq.len c)) (seq.len b)))))
(check-sat)
(pop 1)
(push 1)
(assert (seq.contains a (seq.unit x)))
(assert (not (= (seq.nth a (seq.indexof a (seq.unit x) 0)) x)))
(check-sat)
(pop 1)
