; EXPECT: sat
; Parts may be longer: elements count once.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (> (List.len a) (List.len b)))

(check-sat)
