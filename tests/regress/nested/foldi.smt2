; A fold with the index of each list.
; EXPECT: sat
; EXPECT: (((List.foldi (lambda ((i Int) (acc Int) (x (List Int))) (+ acc (* i (List.len x)))) 0 l) 8))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) l) (List.value Int (5 2 3))))
(check-sat)
(get-value ((List.foldi (lambda ((i Int) (acc Int) (x (List Int))) (+ acc (* i (List.len x)))) 0 l)))
(assert (distinct (List.foldi (lambda ((i Int) (acc Int) (x (List Int))) (+ acc (* i (List.len x)))) 0 l) 8))
(check-sat)
