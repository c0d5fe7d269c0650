; A selector is mapped.
; status: unsat
(declare-datatype Box ((box (content Int))))
(assert (not (= (List.map (lambda ((b Box)) (content b)) (List.value Box ((box 1) (box 2)))) (List.value Int (1 2)))))
(check-sat)
