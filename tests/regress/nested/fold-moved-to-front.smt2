; What is used last is at the front, and nothing is kept twice.
; EXPECT: unsat
(declare-const uses (List Int))
(define-fun recent () (List Int)
  (List.fold (lambda ((acc (List Int)) (x Int)) (List.cons x (List.filter (lambda ((y Int)) (distinct y x)) acc))) (List.value Int ()) uses))
(assert (= (List.len uses) 5))
(assert (not (List.distinct recent)))
(check-sat)
