; What List.max_by refuses.
; EXPECT: (error "line 8 column 14: `List.max_by` takes 3 arguments, but 2 were given: (List.max_by (-> T U) (List T) T)")
; EXPECT: (error "line 9 column 27: the function of `List.max_by` returns Bool, but Int or Real is expected")
; EXPECT: (error "line 10 column 27: the arguments of `List.max_by` are in the wrong order: write (List.max_by abs l 0)")
; EXPECT: (error "line 11 column 27: argument 1 of `not` has sort Int, but Bool is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.max_by - l)))
(assert (= 1 (List.max_by (lambda ((x Int)) (> x 0)) l 0)))
(assert (= 1 (List.max_by l abs 0)))
(assert (= 1 (List.max_by not l 0)))
(check-sat)
