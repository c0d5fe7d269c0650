; Without models there is nothing to ask for; they can be switched on again.
; EXPECT: sat
; EXPECT: (error "line 11 column 1: no model is available: :produce-models is false")
; EXPECT: (error "line 12 column 1: no model is available: :produce-models is false")
; EXPECT: sat
; EXPECT: ((x 4))
(set-option :produce-models false)
(declare-const x Int)
(assert (= x 4))
(check-sat)
(get-model)
(get-value (x))
(set-option :produce-models true)
(check-sat)
(get-value (x))
