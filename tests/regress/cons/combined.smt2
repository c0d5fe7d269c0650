; A front element, seen through a map and by its index.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (=> (<= (List.len l) 2) (= (List.nth (List.map - (List.cons x l)) 1 9) (List.head (List.map - l) 9)))))
(check-sat)
