; What cannot be concatenated.
; EXPECT: (error "line 9 column 27: argument 1 of `List.concat` has sort (List Int), but a list of lists is expected")
; EXPECT: (error "line 10 column 27: argument 1 of `List.concat` has sort Int, but a list is expected")
; EXPECT: (error "line 11 column 31: the function of `List.concat_map` returns Int, but a list is expected")
; EXPECT: (error "line 12 column 14: `List.concat` takes 1 argument, but 2 were given: (List.concat (List (List U)))")
; EXPECT: sat
(declare-const l (List Int))
(declare-const m (List (List Int)))
(assert (= l (List.concat l)))
(assert (= l (List.concat 3)))
(assert (= l (List.concat_map (lambda ((x Int)) x) l)))
(assert (= l (List.concat m m)))
(check-sat)
