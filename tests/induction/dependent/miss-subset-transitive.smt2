; EXPECT: sat
; The middle one is not in the last.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset a b))
(assert (List.subset c b))
(assert (not (List.subset a c)))

(check-sat)
