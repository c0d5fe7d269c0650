; EXPECT: sat
; It may be as much.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len a) 2))
(assert (>= (List.sum a) (* (List.len a) (List.max a 0))))

(check-sat)
