; With an empty list the result is the start.
; EXPECT: unsat
(declare-const a (List Int))
(assert (not (= (List.fold2 (lambda ((s Int) (x Int) (y Int)) (+ s x y)) 5 (List.value Int ()) a) 5)))
(check-sat)
