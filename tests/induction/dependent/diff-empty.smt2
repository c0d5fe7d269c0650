; EXPECT: unsat
; Nothing is left of a part.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (> (List.len (List.diff a b)) 0))

(check-sat)
