; The bindings of one let do not see each other.
; EXPECT: sat
; EXPECT: (((let ((x 1)) (let ((x 2) (y x)) (+ x y))) 3)
; EXPECT:  ((let ((a b) (b a)) (- a b)) 1))
(declare-const a Int)
(declare-const b Int)
(assert (and (= a 1) (= b 2)))
(check-sat)
(get-value ((let ((x 1)) (let ((x 2) (y x)) (+ x y))) (let ((a b) (b a)) (- a b))))
