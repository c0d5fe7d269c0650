; Every character that SMT-LIB allows in plain symbols.
; EXPECT: sat
; EXPECT: ((~!@$%^&*_-+=<>.?/ 1)
; EXPECT:  (x1 2))
(declare-const ~!@$%^&*_-+=<>.?/ Int)
(declare-const x1 Int)
(assert (< 0 ~!@$%^&*_-+=<>.?/ x1 3))
(check-sat)
(get-value (~!@$%^&*_-+=<>.?/ x1))
