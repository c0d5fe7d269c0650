; What List.drop_while refuses.
; EXPECT: (error "line 8 column 24: `List.drop_while` takes 2 arguments, but 1 was given: (List.drop_while (-> T Bool) (List T))")
; EXPECT: (error "line 9 column 41: the function of `List.drop_while` returns Int, but Bool is expected")
; EXPECT: (error "line 10 column 41: `List.drop_while` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= 0 (List.sum (List.drop_while l))))
(assert (= 0 (List.sum (List.drop_while (lambda ((x Int)) x) l))))
(assert (= 0 (List.sum (List.drop_while Bool positive l))))
(check-sat)
