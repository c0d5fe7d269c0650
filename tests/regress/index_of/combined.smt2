; The element at the index of an element is that element.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (=> (and (<= (List.len l) 3) (List.contains x l)) (= (List.nth l (List.index_of x l) 0) x))))
(check-sat)
