; Arrays with several indices, as Z3 has them.
; EXPECT: sat
; EXPECT: ((f (store (store ((as const (Array Int Bool Int)) 0) 1 true 3) 1 false 4)))
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-const f (Array Int Bool Int))
(declare-const i Int)
(declare-const b Bool)
(push)
(assert (= f (store (store ((as const (Array Int Bool Int)) 0) 1 true 3) 1 false 4)))
(check-sat)
(get-value (f))
(pop)
(push)
(assert (distinct (select (store f i b 5) i b) 5))
(check-sat)
(pop)
(push)
(assert (distinct (select (store f i b 5) i (not b)) (select f i (not b))))
(check-sat)
(pop)
(push)
(declare-const l (List Int))
(declare-const step (Array Bool Int Bool))
(assert (= (seq.foldl step true l) false))
(assert (> (List.len l) 2))
(check-sat)
(pop)
(declare-const g (Array Bool Bool Int))
(assert (= g (store (store (store (store ((as const (Array Bool Bool Int)) 7) true true 1) true false 1) false true 1) false false 1)))
(assert (distinct g ((as const (Array Bool Bool Int)) 1)))
(check-sat)
