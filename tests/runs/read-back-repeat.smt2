; A list that is written with its repetition.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (= l (List.append (List.repeat 999999 0) (List.value Int (7)))))
(assert (= (List.fold + 0 l) 7))
(check-sat)
