; EXPECT: sat
; Without one is not without either.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (distinct (List.diff a (List.inter b c)) (List.inter (List.diff a b) (List.diff a c))))

(check-sat)
