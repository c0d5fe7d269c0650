; EXPECT: unsat
; Addition place by place is commutative.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.map2 + a b) (List.map2 + b a))))
(check-sat)
