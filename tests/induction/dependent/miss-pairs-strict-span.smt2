; EXPECT: sat
; Rising, but not strictly: the span may be short.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.all_pairs <= a))
(assert (>= (List.head a 0) 0))
(assert (> (List.len a) 3))
(assert (< (List.last a 0) (- (List.len a) 1)))

(check-sat)
