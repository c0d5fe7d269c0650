; EXPECT: unsat
; Elements of both.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(assert (not (= (List.contains k (List.inter a b)) (and (List.contains k a) (List.contains k b)))))

(check-sat)
