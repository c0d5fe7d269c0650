; EXPECT: sat
; Satisfiable: what occurs may be dropped.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (List.contains x l))
(assert (not (List.contains x (List.drop n l))))
(check-sat)
