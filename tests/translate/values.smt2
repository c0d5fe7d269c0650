; Questions about the model; what they need is defined before the check.
; status: sat
(set-option :produce-models true)
(declare-const l (List Int))
(declare-const x Int)
(assert (= l (List.value Int (1 x))))
(assert (= x 4))
(check-sat)
(get-value (x (List.fold + 0 (List.map (lambda ((y Int)) (* y 2)) l)) (List.len l)))
(get-value (l (= l (List.value Int (1 4)))))
