; EXPECT: sat
; Parts of sorted lists need not be sorted.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.sorted b))
(assert (List.subset a b))
(assert (not (List.sorted a)))

(check-sat)
