; The sum of a list that a fold has turned round is the same, for every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List Int))
(define-fun turned () (List Int) (List.fold (lambda ((acc (List Int)) (x Int)) (List.cons x acc)) (List.value Int ()) l))
(assert (distinct (List.sum turned) (List.sum l)))
(check-sat)
