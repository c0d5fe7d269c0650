; EXPECT: unsat
; What two lists have in common is in both.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (not (= (List.contains x (List.filter (lambda ((v Int)) (List.contains v m)) l)) (and (List.contains x l) (List.contains x m)))))
(check-sat)
