; Lengths inside functions, of other lists and of the list itself.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (<= (List.len l) 3))
(push)
(assert (distinct
  (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.len l))) 0 l)
  (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.len (List.map - l)))) 0 l)))
(check-sat)
(pop)
(assert (= (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.len m))) 0 l) 15))
(assert (= (List.len m) 5))
(check-sat)
