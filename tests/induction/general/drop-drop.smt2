; EXPECT: unsat
; Folds agree on what is dropped at once and in two steps.
(declare-sort E 0)
(declare-sort A 0)
(declare-const l (List E))
(declare-const z A)
(declare-const n Int)
(declare-const k Int)
(declare-fun step (A E) A)
(assert (<= 0 n))
(assert (<= 0 k))
(assert (not (= (List.fold step z (List.drop n (List.drop k l))) (List.fold step z (List.drop (+ n k) l)))))
(check-sat)
