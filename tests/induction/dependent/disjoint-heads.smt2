; EXPECT: unsat
; The first elements differ.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.disjoint a b))
(assert (> (List.len a) 0))
(assert (> (List.len b) 0))
(assert (= (List.head a 0) (List.head b 0)))

(check-sat)
