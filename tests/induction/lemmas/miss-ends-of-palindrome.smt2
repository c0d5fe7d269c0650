; EXPECT: sat
; Satisfiable: a list that begins as it ends need not be a palindrome.
(declare-const l (List Int))
(declare-const d Int)
(assert (= (List.head l d) (List.last l d)))
(assert (not (= l (List.rev l))))
(check-sat)
