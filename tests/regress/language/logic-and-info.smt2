; Any logic is accepted; set-info has no effect.
; EXPECT: sat
(set-logic QF_LIRA)
(set-info :status unsat)
(set-info :source |some
where|)
(set-info :license "a ""quoted"" word")
(set-info :flag)
(check-sat)
