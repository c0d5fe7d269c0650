; A value is its constructor applied to its fields.
; EXPECT: unsat
; EXPECT: unsat
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(assert (is-some o))
(push)
(assert (not (= o (some (value o)))))
(check-sat)
(pop)
(assert (not (= (value (some 3)) 3)))
(check-sat)
