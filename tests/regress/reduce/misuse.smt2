; What List.reduce refuses.
; EXPECT: (error "line 8 column 14: `List.reduce` takes 3 arguments, but 2 were given: (List.reduce (-> T T T) (List T) T)")
; EXPECT: (error "line 9 column 29: the arguments of `List.reduce` are in the wrong order: write (List.reduce + l 0)")
; EXPECT: (error "line 10 column 27: the function of `List.reduce` returns Bool, but Int is expected")
; EXPECT: (error "line 11 column 31: argument 3 of `List.reduce` has sort Bool, but Int is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.reduce + l)))
(assert (= 1 (List.reduce + 0 l)))
(assert (= 1 (List.reduce < l 0)))
(assert (= 1 (List.reduce + l true)))
(check-sat)
