; What List.take_while refuses.
; EXPECT: (error "line 9 column 41: a function is expected here: a lambda, the name of a function, a constructor or a built-in such as `+`")
; EXPECT: (error "line 10 column 41: the function of `List.take_while` returns Int, but Bool is expected")
; EXPECT: (error "line 11 column 41: the arguments of `List.take_while` are in the wrong order: write (List.take_while positive l)")
; EXPECT: (error "line 12 column 53: parameter 1 of the function has sort Real, but `List.take_while` gives it Int")
; EXPECT: sat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= 0 (List.sum (List.take_while 3 l))))
(assert (= 0 (List.sum (List.take_while + l))))
(assert (= 0 (List.sum (List.take_while l positive))))
(assert (= 0 (List.sum (List.take_while (lambda ((x Real)) true) l))))
(check-sat)
