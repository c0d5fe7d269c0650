; EXPECT: unsat
; What is always put in front stays in front of a suffix.
(set-logic ALL)
(declare-const l (List String))
(declare-const end String)
(assert (not (str.suffixof end (List.fold (lambda ((a String) (s String)) (str.++ s a)) end l))))
(check-sat)
