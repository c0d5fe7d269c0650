; EXPECT: sat
; What is left may be more.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (> (List.sum (List.diff a b)) (List.sum a)))

(check-sat)
