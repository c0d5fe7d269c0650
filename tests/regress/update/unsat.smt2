; What was put in is there, and the rest is as it was.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const i Int)
(declare-const j Int)
(declare-const x Int)
(assert (<= (List.len l) 3))
(assert (distinct (List.nth (List.update i x l) j 0) (ite (and (= i j) (<= 0 i) (< i (List.len l))) x (List.nth l j 0))))
(check-sat)
