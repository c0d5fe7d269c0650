; The accumulator and the elements have different sorts.
; status: sat
(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 5))) true l))
(check-sat)
