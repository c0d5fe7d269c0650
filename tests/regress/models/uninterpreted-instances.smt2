; Instances of a declared sort with a parameter are printed with their sorts.
; EXPECT: sat
(declare-sort Box 1)
(declare-const a (Box Int))
(declare-const b (Box Int))
(declare-const c (Box (Box Bool)))
(declare-const l (List (Box Int)))
(assert (distinct a b))
(assert (= l (List.value (Box Int) (a b a))))
(check-sat)
