; Lists and numbers bound by let, in parallel.
; status: sat
(declare-const l (List Int))
(declare-const x Int)
(assert (let ((x 3) (y x) (k l)) (and (= (List.len k) x) (= y 5) (= (List.fold + 0 k) (+ x y)))))
(check-sat)
