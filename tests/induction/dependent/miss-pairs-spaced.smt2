; EXPECT: sat
; Some are nearer than ten.
(declare-const posts (List Int))
(assert (List.forall2 (lambda ((p Int) (q Int)) (<= 5 (- q p))) posts (List.tail posts)))
(assert (List.exists_pair (lambda ((p Int) (q Int)) (< q (+ p 10))) posts))
(check-sat)
