; A parametric datatype: `as` where the arguments say nothing, plain where they do.
; EXPECT: sat
; EXPECT: ((a (as none (Option Int)))
; EXPECT:  (b (some 7)))
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const a (Option Int))
(declare-const b (Option Int))
(assert (= a (as none (Option Int))))
(assert (= b (some 7)))
(check-sat)
(get-value (a b))
(assert (= a b))
(check-sat)
