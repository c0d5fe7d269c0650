; EXPECT: sat
; A chain with a gap.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const d (List Int))
(assert (List.subset a b))
(assert (List.subset c b))
(assert (List.subset c d))
(assert (not (List.subset a d)))

(check-sat)
