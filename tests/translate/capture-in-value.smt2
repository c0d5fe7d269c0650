; A list of given elements depends on a variable.
; status: unsat
(define-fun step ((acc Int) (x Int)) Int (+ acc (List.fold + x (List.value Int (x 1)))))
(assert (not (= (List.fold step 0 (List.value Int (5 6))) 24)))
(check-sat)
