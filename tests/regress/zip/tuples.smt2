; Tuples are a datatype like any other, unless the user declares one of the same name.
; EXPECT: sat
; EXPECT: ((p (tuple 3 true)))
; EXPECT: sat
; EXPECT: ((q (tuple 1 2 3)))
(declare-const p (Tuple Int Bool))
(assert (match p (((tuple x y) (and y (= x 3))))))
(assert ((_ is tuple) p))
(check-sat)
(get-value (p))
(reset)
(declare-datatype Tuple ((tuple (one Int) (two Int) (three Int))))
(declare-const q Tuple)
(assert (= q (tuple 1 2 3)))
(check-sat)
(get-value (q))
