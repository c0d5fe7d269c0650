; Different arguments may give different results, equal ones may not.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Shape ((circle (radius Int)) (box (width Int))))
(declare-const a Shape)
(declare-const b Shape)
(assert (and (is-circle a) (is-circle b)))
(assert (distinct (width a) (width b)))
(check-sat)
(assert (= (radius a) (radius b)))
(check-sat)
