; A sequence with an element behind it that is the same with an element before it.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
(declare-const s (Seq Int))
(declare-const t (Seq Int))
(declare-const a Int)
(declare-const b Int)
(push)
(assert (= (seq.++ s (seq.unit a)) (seq.++ (seq.unit b) s)))
(assert (distinct a b))
(check-sat)
(pop)
(push)
(assert (= (seq.++ (seq.unit a) s) (seq.++ s (seq.unit a))))
(assert (seq.contains s (seq.unit (+ a 1))))
(check-sat)
(pop)
(push)
(assert (= (seq.++ s (seq.unit a)) (seq.++ (seq.unit b) s)))
(assert (= (seq.len s) 5))
(check-sat)
(pop)
; Another sequence, and two elements.
(push)
(assert (= (seq.++ s (seq.unit a)) (seq.++ (seq.unit b) t)))
(assert (distinct a b))
(assert (= (seq.len s) 3))
(check-sat)
(pop)
(push)
(assert (= (seq.++ s (seq.unit a) (seq.unit b)) (seq.++ (seq.unit b) (seq.unit a) s)))
(assert (= (seq.len s) 2))
(assert (distinct a b))
(check-sat)
(pop)
