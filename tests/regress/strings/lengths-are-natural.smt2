; No string is shorter than none: strings as numbers keep that.
; EXPECT: unsat
(declare-const l (List String))
(assert (<= (List.len l) 3))
(assert (< (List.sum (List.map str.len l)) 0))
(check-sat)
