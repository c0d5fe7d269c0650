; What reads a part of a part of a list.
; status: sat unsat
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (= (List.len l) 2))
(assert (<= 0 n 2))
(assert (<= 0 k 2))
(assert (distinct (List.sum (List.take n (List.drop k l))) (List.sum (List.take (+ n k) l))))
(check-sat)
(assert (= k 0))
(check-sat)
