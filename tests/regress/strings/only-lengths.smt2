; Strings of which only the length is read are numbers.
; EXPECT: sat
(declare-const l (List String))
(assert (= (List.len l) 4))
(assert (= (List.sum (List.map str.len l)) 25))
(assert (= (List.fold (lambda ((a Int) (s String)) (ite (> (str.len s) a) (str.len s) a)) 0 l) 10))
(check-sat)
