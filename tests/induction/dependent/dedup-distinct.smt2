; EXPECT: unsat
; No element is left twice, and the greatest is left.
(set-logic ALL)

(declare-const l (List Int))
(assert (or (not (List.distinct (List.dedup l))) (distinct (List.max (List.dedup l) 0) (List.max l 0))))

(check-sat)
