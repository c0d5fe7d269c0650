; EXPECT: sat
; Parts of each other need not be the same.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.subset b a))
(assert (not (= (List.len a) (List.len b))))

(check-sat)
