; EXPECT: sat
; Rows that are as long as each other have any sum.
(set-logic ALL)

(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(declare-const r0 (List Int))
(assert (List.forall (lambda ((r (List Int))) (= (List.len r) (List.len r0))) a))
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (List.sum r)) a)) (* (List.len a) (List.sum r0))))

(check-sat)
