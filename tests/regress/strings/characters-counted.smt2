; The characters of a string as a list, counted and put together again.
; EXPECT: sat
; EXPECT: (((List.to_string (List.rev (List.of_string s))) "cba"))
(declare-const s String)
(assert (= s "abc"))
(assert (= (List.count (lambda ((c String)) (str.< c "c")) (List.of_string s)) 2))
(check-sat)
(get-value ((List.to_string (List.rev (List.of_string s)))))
