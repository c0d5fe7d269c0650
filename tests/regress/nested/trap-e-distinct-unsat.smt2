; Trap: lists that are equal at every place are not distinct.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (= (List.len a) (List.len b)))
(assert (List.forall2 (lambda ((x (List Int)) (y (List Int))) (= x y)) a b))
(assert (distinct a b))
(check-sat)
