; EXPECT: sat
; Nothing is left, and no part.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (> (List.len a) 0))
(assert (= (List.len (List.diff a b)) 0))

(check-sat)
