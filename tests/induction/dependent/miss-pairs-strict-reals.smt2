; EXPECT: sat
; Strictly rising numbers that are no integers have any span.
(set-logic ALL)

(declare-const a (List Real))
(assert (List.forall2 < a (List.tail a)))
(assert (= (List.len a) 4))
(assert (>= (List.head a 0.0) 0.0))
(assert (< (List.last a 0.0) 1.0))

(check-sat)
