; Mapping applies the function to each element, in place.
; status: unsat
(define-fun double ((x Int)) Int (* 2 x))
(assert (not (= (List.map double (List.value Int (1 2 3))) (List.value Int (2 4 6)))))
(check-sat)
