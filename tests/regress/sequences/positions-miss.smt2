; What a slip in the positions of occurrences would refute.
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const c (Seq Int))
(assert (<= (seq.len a) 3))
(assert (<= (seq.len b) 2))
(assert (<= (seq.len c) 2))
(push 1)
(assert (and (seq.contains a b) (seq.contains a c) (not (seq.contains b c)) (not (seq.contains c b))))
(check-sat)
(pop 1)
(push 1) ; nothing is found from past the end on, not even the empty sequence
(assert (= (seq.len b) 0))
(assert (= (seq.indexof a b (+ (seq.len a) 1)) (- 1)))
(assert (seq.contains a b))
(check-sat)
(pop 1)
(push 1) ; it occurs, but not from there on
(assert (and (seq.contains a b) (= (seq.len b) 2) (= (seq.indexof a b 1) (- 1))))
(check-sat)
(pop 1)
(push 1) ; a later occurrence
(assert (= (seq.len b) 1))
(assert (and (= (seq.indexof a b 0) 0) (= (seq.indexof a b 1) 2)))
(check-sat)
(pop 1)
(push 1) ; replaced before the beginning
(assert (and (= (seq.len b) 0) (= (seq.len c) 1) (= (seq.replace a b c) (seq.++ c a)) (> (seq.len a) 0)))
(check-sat)
(pop 1)
