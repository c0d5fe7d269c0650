; EXPECT: unsat
; Every entry ends with a semicolon, so the whole does.
(set-logic ALL)
(declare-const l (List String))
(assert (> (List.len l) 0))
(assert (not (str.suffixof ";" (List.fold (lambda ((a String) (s String)) (str.++ a s ";")) "" l))))
(check-sat)
