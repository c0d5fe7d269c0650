; EXPECT: unsat
; Nothing in common: it is empty.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.disjoint a b))
(assert (> (List.len (List.inter a b)) 0))

(check-sat)
