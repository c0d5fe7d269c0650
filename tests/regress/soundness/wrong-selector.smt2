; A selector on another constructor is a fixed but arbitrary function of its argument.
; EXPECT: sat
; EXPECT: (((value none) 3))
; EXPECT: unsat
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(assert (= (value none) 3))
(check-sat)
(get-value ((value none)))
(assert (is-none o))
(assert (distinct (value o) 3))
(check-sat)
