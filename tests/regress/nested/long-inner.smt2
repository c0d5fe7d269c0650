; One list among few has a million elements.
; EXPECT: sat
; EXPECT: (((List.max (List.map (lambda ((x (List Int))) (List.len x)) l) 0) 1000000))
; MODES: default one-thread increasing search process reprint
(declare-const l (List (List Int)))
(assert (= (List.len l) 2))
(assert (= (List.max (List.map (lambda ((x (List Int))) (List.len x)) l) 0) 1000000))
(check-sat)
(get-value ((List.max (List.map (lambda ((x (List Int))) (List.len x)) l) 0)))
