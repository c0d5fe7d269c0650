; A list declared in a level takes its constraints with it.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((List.len l) 5))
(push)
(declare-const l (List Int))
(assert (= (List.len l) 0))
(assert (distinct (List.fold + 0 l) 0))
(check-sat)
(pop)
(declare-const l (List Bool))
(assert (= (List.len l) 5))
(check-sat)
(get-value ((List.len l)))
