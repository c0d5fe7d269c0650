; A map from a list of writes.
; EXPECT: sat
; EXPECT: ((m (store (store ((as const (Array Int Int)) 0) 1 5) 2 7))
; EXPECT:  ((select m 1) 5)
; EXPECT:  ((select m 9) 0))
(declare-const m (Array Int Int))
(assert (= m (store (store ((as const (Array Int Int)) 0) 1 5) 2 7)))
(check-sat)
(get-value (m (select m 1) (select m 9)))
