; A search for a list by what it begins with is no search for an index.
; EXPECT: sat
; EXPECT: unsat
(declare-const rows (List (List Int)))
(declare-const m (List Int))
(define-fun found () (List Int) (List.find (lambda ((r (List Int))) (= m (List.take (List.len m) (List.drop 1 r)))) rows (List.value Int ())))
(assert (= (List.len rows) 1))
(assert (= (List.len m) 2))
(push)
(assert (= (List.len found) 3))
(check-sat)
(pop)
(assert (and (< 0 (List.len found)) (< (List.len found) 3)))
(check-sat)
