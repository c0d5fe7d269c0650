; Booleans, lists, records and functions' values can be bound.
; EXPECT: sat
; EXPECT: ((l (List.value Int (4 4))))
(declare-datatype Point ((point (px Int) (py Int))))
(declare-const l (List Int))
(assert (let ((p (point 2 4)) (short (<= (List.len l) 2)) (m l))
  (and short (= (List.len m) (px p)) (= m (List.map (lambda ((x Int)) (py p)) l)))))
(check-sat)
(get-value (l))
