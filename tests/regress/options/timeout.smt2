; A query that is not finished in time is `unknown`, says why, and leaves the solver usable. The cubes of three
; integers make 42, but only of integers with 17 digits.
; EXPECT: unknown
; EXPECT: (:reason-unknown "timeout")
; EXPECT: (error "line 16 column 1: no model is available: there was no check-sat that answered sat since the last change")
; EXPECT: sat
; EXPECT: ((x 0))
(set-option :timeout 300)
(declare-const x Int)
(declare-const y Int)
(declare-const z Int)
(push)
(assert (= (+ (* x x x) (* y y y) (* z z z)) 42))
(check-sat)
(get-info :reason-unknown)
(get-model)
(pop)
(assert (= x (- x)))
(set-option :timeout 60000)
(check-sat)
(get-value (x))
