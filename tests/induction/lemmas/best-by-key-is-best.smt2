; EXPECT: unsat
; Nothing is cheaper than the cheapest, whatever the cost function.
(declare-sort Plan 0)
(declare-fun cost (Plan) Int)
(declare-const plans (List Plan))
(declare-const none Plan)
(assert (List.exists (lambda ((p Plan)) (< (cost p) (cost (List.min_by cost plans none)))) plans))
(check-sat)
