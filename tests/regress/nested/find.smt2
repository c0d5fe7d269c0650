; The first list with a property, and the default.
; EXPECT: sat
; EXPECT: (((List.find (lambda ((x (List Int))) (> (List.len x) 0)) l (List.value Int (9 9))) (List.value Int (4))))
; EXPECT: (((List.find (lambda ((x (List Int))) (> (List.len x) 5)) l (List.value Int (9 9))) (List.value Int (9 9))))
; EXPECT: unsat
(declare-const l (List (List Int)))
(assert (= (List.map (lambda ((x (List Int))) (List.len x)) l) (List.value Int (0 1 0))))
(assert (= (List.sum (List.find (lambda ((x (List Int))) (> (List.len x) 0)) l (List.value Int (9 9)))) 4))
(check-sat)
(get-value ((List.find (lambda ((x (List Int))) (> (List.len x) 0)) l (List.value Int (9 9)))))
(get-value ((List.find (lambda ((x (List Int))) (> (List.len x) 5)) l (List.value Int (9 9)))))
(assert (distinct (List.sum (List.concat l)) 4))
(check-sat)
