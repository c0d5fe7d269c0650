; Equal lists have equal lengths, without any bound on them.
; EXPECT: unsat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= a b))
(push)
(assert (distinct (List.len a) (List.len b)))
(check-sat)
(pop)
(assert (= (List.map - b) c))
(assert (= (List.len c) (+ (List.len a) 1)))
(check-sat)
