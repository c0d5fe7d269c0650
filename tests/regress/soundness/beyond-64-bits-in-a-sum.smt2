; The sum of two elements at the largest 64-bit number.
; EXPECT: sat
; EXPECT: ((l (List.value Int (9223372036854775807 9223372036854775807))))
; EXPECT: unsat
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x 9223372036854775807))) true l))
(assert (= (List.fold + 0 l) 18446744073709551614))
(check-sat)
(get-value (l))
(assert (< (List.fold + 0 l) 0))
(check-sat)
