; Two functions of lists, which may differ, and one, which may not differ from itself.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-fun f ((List Int)) Int)
(declare-fun g ((List Int)) Int)
(assert (= (List.len l) 1))
(assert (= l m))
(assert (< (f l) (g m)))
(check-sat)
(assert (< (f m) (f l)))
(check-sat)
