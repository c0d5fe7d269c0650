; EXPECT: unsat
; What the longer list has more is not paired.
(declare-const l (List Int))
(declare-const u (List Int))
(assert (not (= (List.zip l u) (List.zip (List.take (List.len u) l) u))))
(check-sat)
