; What is wrong with the arguments.
; EXPECT: (error "line 8 column 14: `List.fold_right` takes 3 arguments, but 2 were given: (List.fold_right (-> T A A) A (List T))")
; EXPECT: (error "line 9 column 43: parameter 1 of the function has sort Bool, but `List.fold_right` gives it Int")
; EXPECT: (error "line 10 column 31: the function of `List.fold_right` returns Bool, but Int is expected")
; EXPECT: (error "line 11 column 35: argument 3 of `List.fold_right` has sort Int, but a list is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (= 1 (List.fold_right + a)))
(assert (= 1 (List.fold_right (lambda ((x Bool) (acc Int)) acc) 0 a)))
(assert (= 1 (List.fold_right < 0 a)))
(assert (= 1 (List.fold_right + 0 1)))
(check-sat)
