; EXPECT: unsat
; It does not matter what is dropped first.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.drop n (List.drop k l)) (List.drop k (List.drop n l)))))
(check-sat)
