; EXPECT: unsat
; Equal pairs come from equal lists.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const d (List Int))
(assert (= (List.zip a b) (List.zip c d)))
(assert (= (List.len a) (List.len b)))
(assert (= (List.len c) (List.len d)))
(assert (not (and (= a c) (= b d))))
(check-sat)
