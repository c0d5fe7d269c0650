; EXPECT: unsat
; Exchanging the lists exchanges the components.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.zip b a) (List.map (lambda ((p (Tuple Int Int))) (tuple (tuple.second p) (tuple.first p))) (List.zip a b)))))
(check-sat)
