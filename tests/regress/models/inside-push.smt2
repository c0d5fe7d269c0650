; A model inside a level covers the symbols of all levels.
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun x () Int 1)
; EXPECT:   (define-fun y () Int 2)
; EXPECT: )
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun x () Int 1)
; EXPECT:   (define-fun y () Bool true)
; EXPECT: )
(declare-const x Int)
(assert (= x 1))
(push)
(declare-const y Int)
(assert (= y (+ x 1)))
(check-sat)
(get-model)
(pop)
(declare-const y Bool)
(assert y)
(check-sat)
(get-model)
