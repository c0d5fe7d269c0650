; No more places agree than the shorter list has.
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (<= (List.len a) 2))
(assert (<= (List.len b) 3))
(assert (> (List.fold2 (lambda ((n Int) (x Int) (y Int)) (ite (= x y) (+ n 1) n)) 0 a b) 2))
(check-sat)
