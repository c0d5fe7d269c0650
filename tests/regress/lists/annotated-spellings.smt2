; The spellings with sorts, as in the paper, mean the same as the plain ones.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-const annotated Int
  (List.fold Int Int (lambda ((acc Int) (x Int)) Int (+ acc x)) 0 (List.map Int Int (lambda ((x Int)) Int (* 2 x)) l)))
(define-const plain Int
  (List.fold (lambda ((acc Int) (x Int)) (+ acc x)) 0 (List.map (lambda ((x Int)) (* 2 x)) l)))
(assert (<= 2 (List.len Int l) 3))
(push)
(assert (distinct annotated plain))
(check-sat)
(pop)
(assert (= annotated 2))
(check-sat)
