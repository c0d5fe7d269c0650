; EXPECT: unsat
; Copies are a palindrome.
(declare-const x Int)
(declare-const n Int)
(assert (not (= (List.rev (List.repeat n x)) (List.repeat n x))))
(check-sat)
