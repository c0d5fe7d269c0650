; Goals about sequences of sequences.
; MODES: default one-thread reprint
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-const s (Seq (Seq Int)))
(declare-const t (Seq (Seq Int)))
(declare-const u (Seq Int))
(declare-const i Int)
(push)
(assert (= (seq.len (seq.nth s 1)) 3))
(assert (= (seq.nth (seq.nth s 1) 2) 9))
(assert (= (seq.len s) 2))
(check-sat)
(pop)
(push)
(assert (= s (seq.++ t (seq.unit u))))
(assert (distinct (seq.nth s (seq.len t)) u))
(check-sat)
(pop)
(push)
(assert (seq.contains s (seq.unit u)))
(assert (= (seq.len s) 1))
(assert (distinct (seq.nth s 0) u))
(check-sat)
(pop)
(push)
(assert (distinct (seq.len (seq.map (lambda ((x (Seq Int))) (seq.len x)) s)) (seq.len s)))
(check-sat)
(pop)
(push)
(assert (< (seq.foldl (lambda ((a Int) (x (Seq Int))) (+ a (seq.len x))) 0 s) 0))
(check-sat)
(pop)
(push)
(assert (= (seq.unit u) s))
(assert (= (seq.unit (seq.unit 3)) s))
(assert (distinct (seq.nth u 0) 3))
(check-sat)
(pop)
(push)
(assert (= (seq.len s) (seq.len t) 0))
(assert (distinct (seq.nth s 4) (seq.nth t 4)))
(check-sat)
(pop)
