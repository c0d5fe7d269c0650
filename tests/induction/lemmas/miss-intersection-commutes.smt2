; EXPECT: sat
; What two lists have in common depends on where it is taken from.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (List.contains v m)) l) (List.filter (lambda ((v Int)) (List.contains v l)) m))))
(check-sat)
