; get-model and get-value need a sat that still stands.
; EXPECT: (error "line 11 column 1: no model is available: there was no check-sat that answered sat since the last change")
; EXPECT: sat
; EXPECT: (error "line 15 column 1: no model is available: there was no check-sat that answered sat since the last change")
; EXPECT: unsat
; EXPECT: (error "line 18 column 1: no model is available: there was no check-sat that answered sat since the last change")
; EXPECT: sat
; EXPECT: ((x 1))
; EXPECT: (error "line 23 column 1: no model is available: there was no check-sat that answered sat since the last change")
(declare-const x Int)
(get-model)
(assert (= x 1))
(check-sat)
(push)
(get-value (x))
(assert (= x 2))
(check-sat)
(get-model)
(pop)
(check-sat)
(get-value (x))
(declare-const y Int)
(get-value (y))
