; EXPECT: sat
; So is that of the intersection.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.inter a b) (List.inter b a))))

(check-sat)
