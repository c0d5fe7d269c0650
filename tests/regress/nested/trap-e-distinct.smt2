; Trap: lists of one length and one sum may still be distinct.
; EXPECT: sat
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) a) (List.map (lambda ((x (List Int))) (List.len x)) b) (List.value Int (2))))
(assert (= (List.sum (List.concat a)) (List.sum (List.concat b)) 0))
(assert (distinct a b))
(check-sat)
