; Sequences of sequences: what is out of bounds is a sequence, the same one for equal sequences, and so are its elements.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-const ss (Seq (Seq Int)))
(declare-const tt (Seq (Seq Int)))
(declare-const a (Seq Int))
(assert (<= (seq.len ss) 1))
(assert (<= (seq.len tt) 1))
(assert (<= (seq.len a) 1))
(push 1) ; one sequence, two values
(assert (= (seq.len ss) 0))
(assert (= (seq.nth ss 5) a))
(assert (= (seq.len (seq.nth ss 5)) 2))
(check-sat)
(pop 1)
(push 1) ; elements of elements that are out of bounds
(assert (= (seq.len ss) (seq.len tt) 0))
(assert (<= (seq.len (seq.nth ss 0)) 2))
(assert (not (= (seq.nth (seq.nth ss 0) 7) (seq.nth (seq.nth tt 0) 7))))
(check-sat)
(pop 1)
(push 1) ; an element and a sequence of its own
(assert (= (seq.len ss) 1))
(assert (= (seq.nth ss 0) a))
(assert (not (= (seq.nth (seq.nth ss 0) 3) (seq.nth a 3))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len ss) (seq.len tt) 1))
(assert (<= (+ (seq.len (seq.nth ss 3)) (seq.len (seq.nth tt 3))) 2))
(assert (not (= (seq.nth (seq.nth ss 3) 2) (seq.nth (seq.nth tt 3) 2))))
(check-sat)
(pop 1)
