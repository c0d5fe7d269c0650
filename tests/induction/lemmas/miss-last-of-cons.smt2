; EXPECT: sat
; Satisfiable: a single element is the last.
(declare-const l (List Int))
(declare-const x Int)
(declare-const d Int)
(assert (not (= (List.last (List.cons x l) d) (List.last l d))))
(check-sat)
