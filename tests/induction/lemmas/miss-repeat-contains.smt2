; EXPECT: sat
; Satisfiable: there may be no copy.
(declare-const x Int)
(declare-const n Int)
(assert (not (List.contains x (List.repeat n x))))
(check-sat)
