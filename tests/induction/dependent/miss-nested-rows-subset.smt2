; EXPECT: sat
; What holds of some rows need not hold of all.
(set-logic ALL)

(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (List.subset a b))
(assert (List.forall (lambda ((r (List Int))) (> (List.sum r) 0)) a))
(assert (List.exists (lambda ((r (List Int))) (<= (List.sum r) 0)) b))

(check-sat)
