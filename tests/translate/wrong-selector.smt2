; A selector of another constructor is some value.
; status: sat
(declare-datatypes ((Maybe 0)) (((none) (some (value Int)))))
(declare-const l (List Maybe))
(assert (= l (List.value Maybe (none (some 3)))))
(assert (= (List.fold (lambda ((acc Int) (x Maybe)) (+ acc (value x))) 0 l) 10))
(check-sat)
