; EXPECT: unsat
; Drop drop.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (=> (and (<= 0 n) (<= 0 k)) (= (List.sum (List.drop n (List.drop k l))) (List.sum (List.drop (+ n k) l))))))
(check-sat)
