; EXPECT: unsat
; Contains append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (not (= (List.contains x (List.append l m)) (or (List.contains x l) (List.contains x m)))))
(check-sat)
