; A fold whose accumulator is a pair with a list of lists inside, and which returns what it began with.
; EXPECT: unsat
; EXPECT: sat
(declare-const r (List (List Int)))
(assert (<= (List.len r) 2))
(assert (List.forall (lambda ((w (List Int))) (<= (List.len w) 1)) r))
(push 1)
(assert (distinct (List.foldi (lambda ((i Int) (v (List (List Int))) (w (List Int))) v) r r) r))
(check-sat)
(pop 1)
(assert (= (List.foldi (lambda ((i Int) (v (List (List Int))) (w (List Int))) v) r r) r))
(assert (= (List.len r) 2))
(check-sat)
