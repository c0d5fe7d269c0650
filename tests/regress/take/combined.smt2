; Taking from a map, a filter and a list put together.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(assert (not (=> (and (<= (List.len l) 2) (<= (List.len m) 1) (<= 0 n (List.len l))) (= (List.sum (List.take n (List.map - (List.append l m)))) (- (List.sum (List.take n l)))))))
(check-sat)
