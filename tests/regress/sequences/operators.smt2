; Every operator on sequences of bounded length, where both sides have to be searched for.
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-const s (Seq Int))
(declare-const i Int)
(define-fun two () (Seq Int) (seq.++ (seq.unit 7) (seq.unit 8)))
(push 1)
(assert (= (seq.update s i two) (seq.++ (seq.unit 1) (seq.unit 2) (seq.unit 7))))
(assert (not (seq.contains s (seq.unit 7))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.mapi (lambda ((k Int) (x Int)) (+ k x)) 10 s) two))
(assert (= (seq.foldli (lambda ((k Int) (a Int) (x Int)) (+ a (* k x))) 0 0 s) (- 3)))
(check-sat)
(pop 1)
(push 1) ; clipped
(assert (= (seq.len s) 2))
(assert (not (= (seq.extract s 1 5) (seq.at s 1))))
(check-sat)
(pop 1)
(push 1) ; empty
(assert (= (seq.len s) 2))
(assert (< i 0))
(assert (not (= (seq.++ (seq.at s i) (seq.extract s i 2) (seq.extract s 0 i)) (as seq.empty (Seq Int)))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len s) 3))
(assert (= (seq.replace_all s (seq.unit 1) two) (seq.++ two two (seq.unit 2))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len s) 3))
(assert (not (= (seq.last_indexof s (seq.unit 4)) (ite (seq.contains s (seq.unit 4)) (- 2 (seq.indexof (seq.rev s) (seq.unit 4))) (- 1)))))
(check-sat)
(pop 1)
