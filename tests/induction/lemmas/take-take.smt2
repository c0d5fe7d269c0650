; EXPECT: unsat
; Take take.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (=> (<= 0 n k) (= (List.sum (List.take n (List.take k l))) (List.sum (List.take n l))))))
(check-sat)
