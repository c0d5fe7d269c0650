; A trap: two strings of one length may differ, so strings that are compared are not numbers.
; EXPECT: sat
(declare-const l (List String))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((s String)) (= (str.len s) 1)) l))
(assert (distinct (List.head l "") (List.last l "")))
(check-sat)
