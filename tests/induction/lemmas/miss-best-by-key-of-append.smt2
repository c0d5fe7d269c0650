; EXPECT: sat
; Where the second list is empty, its best is the default, which may be better than all.
(declare-sort Plan 0)
(declare-fun worth (Plan) Int)
(declare-const here (List Plan))
(declare-const there (List Plan))
(declare-const none Plan)
(assert (not (List.is_empty here)))
(assert (< (worth (List.max_by worth (List.append here there) none)) (worth (List.max_by worth there none))))
(check-sat)
