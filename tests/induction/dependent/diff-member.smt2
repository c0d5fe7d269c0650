; EXPECT: unsat
; Elements of one, not of the other.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (not (= (List.contains k (List.diff a b)) (and (List.contains k a) (not (List.contains k b))))))

(check-sat)
