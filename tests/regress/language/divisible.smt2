; Divisibility by a number, which must not be zero; the name alone can be declared.
; EXPECT: sat
; EXPECT: ((x 12)
; EXPECT:  (((_ divisible 5) x) false))
; EXPECT: unsat
; EXPECT: (error "line 16 column 9: the indices of `divisible` do not fit its arguments")
; EXPECT: unsat
(declare-const x Int)
(declare-const l (List Int))
(declare-fun divisible (Int) Int)
(assert (and ((_ divisible 3) x) ((_ divisible 4) x) (< 0 x 24) (= (divisible x) x)))
(check-sat)
(get-value (x ((_ divisible 5) x)))
(push 1)
(assert (not ((_ divisible 6) x)))(check-sat)(pop 1)
(assert ((_ divisible 0) x))
(assert (<= (List.len l) 2))
(assert (and (List.forall (_ divisible 2) l) (not ((_ divisible 2) (List.sum l)))))
(check-sat)
