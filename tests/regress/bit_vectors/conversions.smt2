; Between words and integers.
; EXPECT: sat
; EXPECT: (((ubv_to_int x) 200)
; EXPECT:  ((sbv_to_int x) (- 56))
; EXPECT:  (((_ int_to_bv 8) (- 1)) #xff)
; EXPECT:  ((bv2nat x) 200))
(declare-const x (_ BitVec 8))
(assert (= x #xc8))
(check-sat)
(get-value ((ubv_to_int x) (sbv_to_int x) ((_ int_to_bv 8) (- 1)) (bv2nat x)))
