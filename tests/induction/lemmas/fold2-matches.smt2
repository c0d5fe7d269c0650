; EXPECT: unsat
; No more places agree than there are.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (<= (List.fold2 (lambda ((n Int) (x Int) (y Int)) (ite (= x y) (+ n 1) n)) 0 a b) (List.len a))))
(check-sat)
