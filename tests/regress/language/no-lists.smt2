; Problems without lists, the first of which is asked as if nothing followed.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((x #x02)
; EXPECT:  ((f x) #x03))
; EXPECT: unsat
(declare-const x (_ BitVec 8))
(declare-const y (_ BitVec 8))
(declare-fun f ((_ BitVec 8)) (_ BitVec 8))
(define-fun half ((a (_ BitVec 8))) (_ BitVec 8) (bvlshr a #x01))
(assert (distinct (bvadd (bvand x y) (half (bvxor x y))) (bvadd (bvand y x) (half (bvxor y x)))))
(check-sat)
(reset-assertions)
(declare-const x (_ BitVec 8))
(declare-fun f ((_ BitVec 8)) (_ BitVec 8))
(assert (= (f x) #x03))
(assert (= (bvmul x #x05) #x0a))
(check-sat)
(get-value (x (f x)))
(assert (= (f #x02) (f #x04) x))
(check-sat)
