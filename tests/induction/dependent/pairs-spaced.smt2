; EXPECT: unsat
; Posts that are at least five apart from each to the next: so are any two.
(declare-const posts (List Int))
(assert (List.forall2 (lambda ((p Int) (q Int)) (<= 5 (- q p))) posts (List.tail posts)))
(assert (List.exists_pair (lambda ((p Int) (q Int)) (< q (+ p 5))) posts))
(check-sat)
