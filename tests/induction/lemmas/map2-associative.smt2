; EXPECT: unsat
; Addition place by place is associative.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (= (List.len a) (List.len b)))
(assert (= (List.len b) (List.len c)))
(assert (not (= (List.map2 + (List.map2 + a b) c) (List.map2 + a (List.map2 + b c)))))
(check-sat)
