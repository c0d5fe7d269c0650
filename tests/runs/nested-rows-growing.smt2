; Rows of ones, each one longer than the row before.
; EXPECT: sat
(set-logic ALL)
(declare-const m (List (List Int)))
(assert (= (List.len m) 500))
(assert (List.forall2 (lambda ((r (List Int)) (s (List Int))) (= (List.len s) (+ 1 (List.len r)))) m (List.tail m)))
(assert (List.forall (lambda ((r (List Int))) (List.forall (lambda ((x Int)) (= x 1)) r)) m))
(check-sat)
