; EXPECT: unsat
; Elements of the union.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (not (= (List.contains k (List.union a b)) (or (List.contains k a) (List.contains k b)))))

(check-sat)
