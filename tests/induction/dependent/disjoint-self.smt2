; EXPECT: unsat
; Only the empty list has nothing in common with itself.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.disjoint a a))
(assert (> (List.len a) 0))

(check-sat)
