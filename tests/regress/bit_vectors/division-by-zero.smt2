; Division by zero is total: all ones, or the dividend.
; EXPECT: sat
; EXPECT: (((bvudiv x #x0) #xf)
; EXPECT:  ((bvurem x #x0) #x5)
; EXPECT:  ((bvsdiv x #x0) #xf)
; EXPECT:  ((bvsmod (bvneg x) #x3) #x1))
(declare-const x (_ BitVec 4))
(assert (= x #x5))
(check-sat)
(get-value ((bvudiv x #x0) (bvurem x #x0) (bvsdiv x #x0) (bvsmod (bvneg x) #x3)))
