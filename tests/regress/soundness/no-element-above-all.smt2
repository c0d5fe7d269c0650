; No element is larger than every element, its own value included.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(assert (<= 1 (List.len l) 3))
(push)
(assert (List.fold (lambda ((found Bool) (x Int))
  (or found (List.fold (lambda ((ok Bool) (y Int)) (and ok (> x y))) true l))) false l))
(check-sat)
(pop)
(assert (List.fold (lambda ((found Bool) (x Int))
  (or found (List.fold (lambda ((ok Bool) (y Int)) (and ok (>= x y))) true l))) false l))
(check-sat)
