; (! t :named a) gives a closed term a name, other attributes are ignored.
; EXPECT: sat
; EXPECT: ((big true)
; EXPECT:  (sum 12)
; EXPECT:  (y 7))
; EXPECT: unsat
(declare-const x Int)
(declare-const y Int)
(assert (! (> x 4) :named big))
(assert (= (! (+ x y) :named sum) 12))
(assert (= (! x :note ignored) 5))
(check-sat)
(get-value (big sum y))
(assert (not big))
(check-sat)
