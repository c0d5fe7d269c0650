; Only the start comes out.
; EXPECT: sat
; EXPECT: (((List.scan_left + 7 (List.value Int ())) (List.value Int (7))))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.scan_left + 7 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (and (= (List.len (List.scan_left + 7 l)) 1) (= (List.head (List.scan_left + 7 l) 0) 7))))
(check-sat)
