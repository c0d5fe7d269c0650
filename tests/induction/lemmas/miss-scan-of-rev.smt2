; EXPECT: sat
; Satisfiable: running sums depend on the order.
(declare-const l (List Int))
(assert (not (= (List.scan_left + 0 (List.rev l)) (List.rev (List.scan_left + 0 l)))))
(check-sat)
