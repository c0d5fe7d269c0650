; The evaluator compares arrays over few indices by their elements.
; EXPECT: sat
(assert (= (store (store ((as const (Array Bool Int)) 0) true 1) false 2) (store (store ((as const (Array Bool Int)) 9) false 2) true 1)))
(assert (= (store ((as const (Array (_ BitVec 1) Int)) 3) #b1 4) (store ((as const (Array (_ BitVec 1) Int)) 4) #b0 3)))
(assert (distinct ((as const (Array (_ BitVec 1) Int)) 4) (store ((as const (Array (_ BitVec 1) Int)) 4) #b0 3)))
(check-sat)
