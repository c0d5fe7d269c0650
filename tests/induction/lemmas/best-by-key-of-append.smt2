; EXPECT: unsat
; The best of two lists together is at least as good as the best of the second.
(declare-sort Plan 0)
(declare-fun worth (Plan) Int)
(declare-const here (List Plan))
(declare-const there (List Plan))
(declare-const none Plan)
(assert (not (List.is_empty there)))
(assert (< (worth (List.max_by worth (List.append here there) none)) (worth (List.max_by worth there none))))
(check-sat)
