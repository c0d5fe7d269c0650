; EXPECT: unsat
; Without either is without the one and without the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (distinct (List.diff a (List.union b c)) (List.inter (List.diff a b) (List.diff a c))))

(check-sat)
