; EXPECT: sat
; The last element may go.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (= (List.last (List.dedup a) 0) (List.last a 0))))

(check-sat)
