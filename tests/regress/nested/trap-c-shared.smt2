; Trap: all outer folds see the same element: no list has both sums.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (distinct (List.fold (lambda ((s Int) (x (List Int))) (+ s (List.sum x))) 0 l) (List.fold (lambda ((s Int) (x (List Int))) (+ (List.sum x) s)) 0 l)))
(check-sat)
