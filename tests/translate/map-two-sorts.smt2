; Mapping to another sort.
; status: sat
; open: arrays
(declare-const l (List Int))
(assert (= (List.map (lambda ((x Int)) (> x 0)) l) (List.value Bool (true false))))
(check-sat)
