; EXPECT: unsat
; They are elements of the list.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (List.subset (List.dedup a) a)))

(check-sat)
