; EXPECT: sat
; Another one may be as cheap.
(declare-sort Plan 0)
(declare-fun cost (Plan) Int)
(declare-const plans (List Plan))
(declare-const none Plan)
(assert (List.exists (lambda ((p Plan)) (and (distinct p (List.min_by cost plans none)) (<= (cost p) (cost (List.min_by cost plans none))))) plans))
(check-sat)
