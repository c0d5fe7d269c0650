; A constructor is mapped.
; status: unsat
(declare-datatype Box ((box (content Int))))
(assert (not (= (List.map box (List.value Int (1))) (List.value Box ((box 1))))))
(check-sat)
