; EXPECT: unsat
; Filter map is map.
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List Int))
(assert (not (= (List.sum (List.filter_map (lambda ((v Int)) (some (+ v 1))) l)) (+ (List.sum l) (List.len l)))))
(check-sat)
