; What is wrong with the arguments.
; EXPECT: (error "line 7 column 24: `List.map2` takes 3 arguments, but 2 were given: (List.map2 (-> T S U) (List T) (List S))")
; EXPECT: (error "line 8 column 55: parameter 2 of the function has sort Bool, but `List.map2` gives it Int")
; EXPECT: (error "line 9 column 35: the function of `List.map2` needs 2 parameters, but this one has 1")
; EXPECT: sat
(declare-const a (List Int))
(assert (= 1 (List.len (List.map2 + a))))
(assert (= 1 (List.len (List.map2 (lambda ((x Int) (y Bool)) x) a a))))
(assert (= 1 (List.len (List.map2 (lambda ((x Int)) x) a a))))
(check-sat)
