; EXPECT: unsat
; Pairs of lists cut at the same place.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const d (List Int))
(assert (= (List.len a) (List.len b)))
(assert (not (= (List.zip (List.append a c) (List.append b d)) (List.append (List.zip a b) (List.zip c d)))))
(check-sat)
