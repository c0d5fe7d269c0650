; EXPECT: sat
; A new element.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.distinct (List.cons k a)))
(assert (> (List.len a) 2))

(check-sat)
