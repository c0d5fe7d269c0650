; EXPECT: unsat
; What is before the place at which an element is found is not that element, where the place is a fold that counts.
(declare-datatype Search ((search (at Int) (found Int))))
(define-fun place ((y Int) (l (List Int))) Int
  (found (List.fold (lambda ((s Search) (x Int)) (search (+ (at s) 1) (ite (and (< (found s) 0) (= x y)) (at s) (found s)))) (search 0 (- 1)) l)))
(declare-const l (List Int))
(declare-const y Int)
(assert (List.contains y (List.take (place y l) l)))
(check-sat)
