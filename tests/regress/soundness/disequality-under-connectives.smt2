; The comparison under negation, implication, xor and as an argument.
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const p Bool)
(assert (<= (List.len a) 2))
(assert (= (List.len a) (List.len b)))
(push)
(assert (not (=> (= (List.len a) (List.len b)) (= a b))))
(check-sat)
(pop)
(push)
(assert (xor (= a b) true))
(check-sat)
(pop)
(push)
(assert (and (= p (= a b)) (not p)))
(check-sat)
(pop)
(assert (and (= p (= a b)) (not p) (= b a)))
(check-sat)
