; A declared function to lists.
; EXPECT: sat
; EXPECT: (((g 1) (List.value Int (5 6)))
; EXPECT:  ((List.len (g 2)) 3))
; EXPECT: unsat
(declare-fun g (Int) (List Int))
(assert (= (g 1) (List.value Int (5 6))))
(assert (= (List.len (g 2)) 3))
(check-sat)
(get-value ((g 1) (List.len (g 2))))
(assert (= (g 1) (g 2)))
(check-sat)
