; EXPECT: unsat
; The first is not the last.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.distinct a))
(assert (> (List.len a) 1))
(assert (= (List.head a 0) (List.last a 0)))

(check-sat)
