; EXPECT: unsat
; A list and its reversal make a palindrome.
(declare-sort E 0)
(declare-const a (List E))
(assert (not (= (List.rev (List.append a (List.rev a))) (List.append a (List.rev a)))))
(check-sat)
