; EXPECT: unsat
; The more is taken away, the less is left.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset b c))
(assert (> (List.len (List.diff a c)) (List.len (List.diff a b))))

(check-sat)
