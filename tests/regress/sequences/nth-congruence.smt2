; Out of bounds, seq.nth is one function of sequence and index: equal sequences have equal elements there, others need not.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-const a (Seq Int))
(declare-const b (Seq Int))
(declare-const i Int)
(assert (<= (seq.len a) 2))
(assert (<= (seq.len b) 2))
(push 1) ; both are empty
(assert (= (seq.len a) (seq.len b) 0))
(assert (not (= (seq.nth a 3) (seq.nth b 3))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len a) (seq.len b) 1))
(assert (not (= (seq.nth a 3) (seq.nth b 3))))
(assert (= (seq.nth a (- 1)) 5))
(assert (= (seq.nth b 9) 6))
(check-sat)
(pop 1)
(push 1)
(assert (= b (seq.rev (seq.rev a))))
(assert (not (= (seq.nth a i) (seq.nth b i))))
(check-sat)
(pop 1)
(push 1) ; the same at another place that is the same
(assert (= (seq.nth a 4) 1))
(assert (= (seq.nth a (+ i 1)) 2))
(assert (= i 3))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.nth a 4) 1))
(assert (= (seq.nth a (+ i 1)) 2))
(check-sat)
(pop 1)
(push 1) ; of a literal
(assert (= a (as seq.empty (Seq Int))))
(assert (not (= (seq.nth a 0) (seq.nth (as seq.empty (Seq Int)) 0))))
(check-sat)
(pop 1)
