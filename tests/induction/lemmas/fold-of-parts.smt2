; EXPECT: unsat
; A fold of both parts.
(declare-const l (List Int))
(declare-const z Int)
(declare-const n Int)
(assert (not (= (List.fold - (List.fold - z (List.take n l)) (List.drop n l)) (List.fold - z l))))
(check-sat)
