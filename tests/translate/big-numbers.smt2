; Numbers beyond 64 bits.
; status: unsat
(assert (not (= (List.fold + 1 (List.value Int (100000000000000000000 (- 100000000000000000000)))) 1)))
(check-sat)
