; EXPECT: unsat
; The characters of a text, turned around twice, make the text.
(set-logic ALL)
(declare-const text String)
(assert (not (= (List.to_string (List.rev (List.rev (List.of_string text)))) text)))
(check-sat)
