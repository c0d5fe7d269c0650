; EXPECT: sat
; Parts in common may be longer than the second list.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (> (List.len (List.inter a b)) (List.len b)))

(check-sat)
