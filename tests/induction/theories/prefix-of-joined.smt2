; EXPECT: unsat
; What joining starts with is a prefix.
(set-logic ALL)
(declare-const l (List String))
(declare-const start String)
(assert (not (str.prefixof start (List.fold str.++ start l))))
(check-sat)
