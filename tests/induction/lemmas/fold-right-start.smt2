; EXPECT: unsat
; Where a sum starts is what it has more.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (= (List.fold_right + x a) (+ x (List.sum a)))))
(check-sat)
