; EXPECT: sat
; The largest of a part may be less.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (> (List.len a) 0))
(assert (< (List.max a 0) (List.max b 0)))

(check-sat)
