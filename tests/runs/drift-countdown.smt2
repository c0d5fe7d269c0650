; From a million to nothing.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (= 0 (List.fold (lambda ((left Int) (x Int)) (ite (= x left) (- left 1) (- 1))) 1000000 (List.append l (List.value Int ())))))
(check-sat)
