; A map inside the function of a fold, its result folded at once.
; EXPECT: sat
; EXPECT: (((List.fold (lambda ((acc Int) (x Int)) (+ acc (List.fold + 0 (List.map (lambda ((y Int)) (* x y)) m)))) 0 l) 33))
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (= l (List.value Int (1 2))))
(assert (= m (List.value Int (5 6))))
(check-sat)
(get-value ((List.fold (lambda ((acc Int) (x Int)) (+ acc (List.fold + 0 (List.map (lambda ((y Int)) (* x y)) m)))) 0 l)))
(assert (distinct 33
  (List.fold (lambda ((acc Int) (x Int)) (+ acc (List.fold + 0 (List.map (lambda ((y Int)) (* x y)) m)))) 0 l)))
(check-sat)
