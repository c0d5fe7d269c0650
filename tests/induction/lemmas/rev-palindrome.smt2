; EXPECT: unsat
; A list and its reversal make a palindrome.
(declare-const a (List Int))
(assert (not (= (List.rev (List.append a (List.rev a))) (List.append a (List.rev a)))))
(check-sat)
