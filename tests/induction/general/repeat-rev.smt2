; EXPECT: unsat
; Copies are a palindrome.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(assert (not (= (List.rev (List.repeat n x)) (List.repeat n x))))
(check-sat)
