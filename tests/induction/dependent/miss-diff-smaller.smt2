; EXPECT: sat
; The larger part is taken away from the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset c b))
(assert (> (List.len (List.diff a c)) (List.len (List.diff a b))))

(check-sat)
