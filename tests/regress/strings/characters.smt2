; The characters of a string, as strings and as codes, and back.
; EXPECT: sat
; EXPECT: ((s "0217"))
(declare-const s String)
(define-fun value () Int (List.fold (lambda ((a Int) (c String)) (+ (* 10 a) (str.to_int c))) 0 (List.of_string s)))
(assert (= value 217))
(assert (List.forall str.is_digit (List.of_string s)))
(assert (= (str.len s) 4))
(assert (= s (List.to_string (List.map str.to_code (List.of_string s))) (List.to_string (List.of_string s))))
(check-sat)
(get-value (s))
