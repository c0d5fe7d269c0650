; What overflows, signed and unsigned.
; EXPECT: sat
; EXPECT: (((bvuaddo x x) true)
; EXPECT:  ((bvsaddo x x) true)
; EXPECT:  ((bvumulo x #x1) false)
; EXPECT:  ((bvnego x) true)
; EXPECT:  ((bvsdivo x #xf) true)
; EXPECT:  ((bvusubo #x1 x) true))
(declare-const x (_ BitVec 4))
(assert (= x #x8))
(check-sat)
(get-value ((bvuaddo x x) (bvsaddo x x) (bvumulo x #x1) (bvnego x) (bvsdivo x #xf) (bvusubo #x1 x)))
