; From numbers to booleans to an enumeration.
; EXPECT: sat
; EXPECT: ((m (List.value Light (Off On On))))
(declare-datatype Light ((Off) (On)))
(declare-const l (List Int))
(declare-const m (List Light))
(assert (= l (List.value Int (0 5 6))))
(assert (= m (List.map (lambda ((p Bool)) (ite p On Off)) (List.map (lambda ((x Int)) (> x 0)) l))))
(check-sat)
(get-value (m))
