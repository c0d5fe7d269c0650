; A map over a map.
; status: sat
; open: arrays
(declare-const l (List Int))
(assert (= (List.fold + 0 (List.map (lambda ((x Int)) (* x 2)) (List.map (lambda ((x Int)) (+ x 1)) l))) 10))
(assert (= (List.len l) 2))
(check-sat)
