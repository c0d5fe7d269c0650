; An element so many times; never if the count is negative.
; status: sat unsat unsat
(declare-const l (List Int))
(declare-const n Int)
(push)
(assert (= (List.len l) 2))
(assert (<= 0 n 3))
(assert (= (List.append l (List.repeat n 7)) (List.value Int (1 7 7 7))))
(check-sat)
(assert (distinct n 2))
(check-sat)
(pop)
(assert (not (and (= (List.repeat 2 true) (List.value Bool (true true))) (= (List.repeat (- 1) 0) (List.value Int ())))))
(check-sat)
