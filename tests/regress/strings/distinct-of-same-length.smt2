; Strings of the same length may differ: what is distinct is not a matter of lengths.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List String))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((s String)) (= (str.len s) 1)) l))
(assert (List.distinct l))
(check-sat)
(assert (= (List.head l "") (List.last l "")))
(check-sat)
