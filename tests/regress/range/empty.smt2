; A range that goes down is empty.
; EXPECT: sat
; EXPECT: (((List.range 3 3) (List.value Int ()))
; EXPECT:  ((List.range 3 (- 3)) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.range 3 3)
  (List.range 3 (- 3))))
(assert (= (List.len l) 0))
(assert (not (= (List.len (List.range (List.len l) 0)) 0)))
(check-sat)
