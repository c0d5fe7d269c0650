; What is wrong with the arguments.
; EXPECT: (error "line 7 column 14: `List.fold2` takes 4 arguments, but 3 were given: (List.fold2 (-> A T S A) A (List T) (List S))")
; EXPECT: (error "line 8 column 26: the function of `List.fold2` needs 3 parameters, but this one has 2")
; EXPECT: (error "line 9 column 26: the function of `List.fold2` returns Bool, but Int is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (= 1 (List.fold2 + 0 a)))
(assert (= 1 (List.fold2 (lambda ((s Int) (x Int)) s) 0 a a)))
(assert (= 1 (List.fold2 (lambda ((s Int) (x Int) (y Int)) (< x y)) 0 a a)))
(check-sat)
