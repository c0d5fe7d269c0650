; The empty list has an empty tail.
; EXPECT: sat
; EXPECT: (((List.tail (List.value Int ())) (List.value Int ())))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.tail (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (distinct (List.tail l) l))
(check-sat)
