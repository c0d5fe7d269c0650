; A million distinct numbers: consecutive ones will do.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.distinct l))
(check-sat)
