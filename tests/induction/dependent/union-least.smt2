; EXPECT: unsat
; What has both has the union.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset a c))
(assert (List.subset b c))
(assert (not (List.subset (List.union a b) c)))

(check-sat)
