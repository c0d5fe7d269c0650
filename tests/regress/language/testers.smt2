; Both spellings of a tester mean the same.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((o none))
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(push)
(assert (distinct ((_ is some) o) (is-some o)))
(check-sat)
(pop)
(assert (not (is-some o)))
(assert ((_ is none) o))
(check-sat)
(get-value (o))
