; EXPECT: sat
; Satisfiable: a negative count drops nothing, and does not give back either.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.drop n (List.drop k l)) (List.drop (+ n k) l))))
(check-sat)
