; Goals about every operator.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-const s (Seq Int))
(declare-const t (Seq Int))
(declare-const u (Seq Int))
(declare-const i Int)
(declare-const j Int)
(declare-const k Int)
(push)
(assert (forall ((a Int)) (=> (and (<= 0 a) (< a (seq.len s))) (= (seq.nth t a) (+ 1 (seq.nth s a))))))
(assert (= (seq.len s) (seq.len t) 3))
(assert (= (seq.nth s 1) 5))
(assert (distinct (seq.nth t 1) 6))
(check-sat)
(pop)
(push)
(assert (forall ((a Int) (b Int)) (=> (and (<= 0 a) (< a b) (< b (seq.len s))) (< (seq.nth s a) (seq.nth s b)))))
(assert (= (seq.len s) 3))
(assert (> (seq.nth s 0) (seq.nth s 2)))
(check-sat)
(pop)
(push)
(assert (forall ((a Int)) (distinct a i)))
(check-sat)
(pop)
