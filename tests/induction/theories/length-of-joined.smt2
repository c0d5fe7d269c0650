; EXPECT: unsat
; The length of what is joined is the sum of the lengths.
(set-logic ALL)
(declare-const l (List String))
(assert (distinct (str.len (List.fold str.++ "" l)) (List.sum (List.map str.len l))))
(check-sat)
