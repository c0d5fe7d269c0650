; EXPECT: unsat
; The best of a list that is not empty is one of its elements.
(declare-sort Plan 0)
(declare-fun worth (Plan) Real)
(declare-const plans (List Plan))
(declare-const none Plan)
(assert (not (List.is_empty plans)))
(assert (not (List.contains (List.max_by worth plans none) plans)))
(check-sat)
