; EXPECT: sat
; The order is that of the first list.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.union a b) (List.union b a))))

(check-sat)
