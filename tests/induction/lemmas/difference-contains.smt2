; EXPECT: unsat
; An element of a difference is in one list and not in the other.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const x Int)
(assert (not (= (List.contains x (List.filter (lambda ((v Int)) (not (List.contains v m))) l)) (and (List.contains x l) (not (List.contains x m))))))
(check-sat)
