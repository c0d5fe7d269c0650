; EXPECT: unsat
; What is found early is found in the beginning.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (List.contains x l))
(assert (< (List.index_of x l) n))
(assert (not (= (List.index_of x (List.take n l)) (List.index_of x l))))
(check-sat)
