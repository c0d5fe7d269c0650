; Each instance of a parametric datatype has a function of its own.
; EXPECT: sat
; EXPECT: (((value (as none (Option Int))) 1)
; EXPECT:  ((value (as none (Option Bool))) true))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(assert (= (value (as none (Option Int))) 1))
(assert (value (as none (Option Bool))))
(check-sat)
(get-value ((value (as none (Option Int))) (value (as none (Option Bool)))))
