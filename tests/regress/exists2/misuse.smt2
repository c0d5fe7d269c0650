; What is wrong with the arguments.
; EXPECT: (error "line 8 column 9: `List.exists2` takes 3 arguments, but 2 were given: (List.exists2 (-> T S Bool) (List T) (List S))")
; EXPECT: (error "line 9 column 23: the function of `List.exists2` returns Int, but Bool is expected")
; EXPECT: (error "line 10 column 23: the arguments of `List.exists2` are in the wrong order: write (List.exists2 < a a)")
; EXPECT: (error "line 11 column 67: the arguments of `List.exists2` are in the wrong order: write (List.exists2 (lambda …) a (List.value Bool (true)))")
; EXPECT: sat
(declare-const a (List Int))
(assert (List.exists2 < a))
(assert (List.exists2 + a a))
(assert (List.exists2 a a <))
(assert (List.exists2 (lambda ((x Int) (b Bool)) (and b (> x 0))) (List.value Bool (true)) a))
(check-sat)
