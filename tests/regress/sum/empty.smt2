; Zero, of the right sort.
; EXPECT: sat
; EXPECT: (((List.sum (List.value Int ())) 0)
; EXPECT:  ((List.sum (List.value Real ())) 0.0))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.sum (List.value Int ()))
  (List.sum (List.value Real ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.sum l) 0)))
(check-sat)
