; Behind a test the selector is exact; before it, it is not.
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(declare-const x Int)
(push)
(assert (= o (some 1)))
(assert (not (=> (is-some o) (= (value o) 1))))
(check-sat)
(pop)
(assert (and (= (value o) 5) (or (is-none o) (distinct (value o) 5))))
(check-sat)
