; Negative integers and fractions are written so that they read back.
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun l () (List Int) (List.value Int ((- 1) 0 (- 9223372036854775809))))
; EXPECT:   (define-fun r () (List Real) (List.value Real ((- 1.0) (- (/ 1.0 3.0)) 0.0)))
; EXPECT: )
(declare-const l (List Int))
(declare-const r (List Real))
(assert (= l (List.value Int ((- 1) 0 (- 9223372036854775809)))))
(assert (= r (List.value Real ((- 1) (/ (- 1) 3) 0))))
(check-sat)
(get-model)
