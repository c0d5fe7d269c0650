; A query that costs more than its limit is `unknown`, says why, and leaves the solver usable.
; EXPECT: unknown
; EXPECT: (:reason-unknown "resource limit")
; EXPECT: unknown
; EXPECT: sat
; EXPECT: ((x 0))
(set-option :reproducible-resource-limit 50000)
(declare-const x Int)
(declare-const y Int)
(declare-const z Int)
(push)
(assert (= (+ (* x x x) (* y y y) (* z z z)) 42))
(check-sat)
(get-info :reason-unknown)
(check-sat)
(pop)
(assert (= x (- x)))
(check-sat)
(get-value (x))
