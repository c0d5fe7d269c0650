; A selector that one of two parents guards by a test: what one of them implies is not implied.
; EXPECT: sat
(declare-datatypes ((Option 0)) (((none) (some (value Int)))))
(declare-const x Option)
(declare-const c Bool)
(declare-const y Int)
(assert (or (and c (= (value x) 5)) (and ((_ is some) x) (= (value x) 5))))
(assert (= y (ite ((_ is none) x) 1 0)))
(assert (> (* y y) 0))
(check-sat)
