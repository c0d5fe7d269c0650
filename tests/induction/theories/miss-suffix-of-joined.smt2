; EXPECT: sat
; What joining starts with need not be a suffix.
(set-logic ALL)
(declare-const l (List String))
(assert (not (str.suffixof "a" (List.fold str.++ "a" l))))
(check-sat)
