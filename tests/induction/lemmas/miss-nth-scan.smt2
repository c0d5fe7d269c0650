; EXPECT: sat
; Satisfiable: there is no accumulator behind the last one.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(assert (<= 0 n))
(assert (not (= (List.nth (List.scan_left + 0 l) n d) (List.sum (List.take n l)))))
(check-sat)
