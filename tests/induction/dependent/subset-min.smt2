; EXPECT: unsat
; The least of a part is not less.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (> (List.len a) 0))
(assert (< (List.min a 0) (List.min b 0)))

(check-sat)
