; A constant of a function sort is a function.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(set-logic HO_ALL)
(declare-const f (-> Int Int))
(declare-fun g (Bool) (-> Int Int))
(declare-const s (Seq Int))
(push)
(assert (distinct (seq.len (seq.map f s)) (seq.len s)))
(check-sat)
(pop)
(push)
(assert (= (seq.map f s) (seq.++ (seq.unit 3) (seq.unit 4))))
(assert (distinct (g true 1) (g false 1)))
(check-sat)
(pop)
(assert (= (seq.nth s 0) (seq.nth s 1)))
(assert (> (seq.len s) 1))
(assert (distinct (seq.nth (seq.map f s) 0) (f (seq.nth s 1))))
(check-sat)
