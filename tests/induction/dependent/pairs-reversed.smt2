; EXPECT: unsat
; Read from the right, descending.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs < a))
(assert (not (List.all_pairs > (List.rev a))))

(check-sat)
