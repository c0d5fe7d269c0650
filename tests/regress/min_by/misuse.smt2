; What List.min_by refuses.
; EXPECT: (error "line 8 column 14: `List.min_by` takes 3 arguments, but 2 were given: (List.min_by (-> T U) (List T) T)")
; EXPECT: (error "line 9 column 27: the function of `List.min_by` returns Bool, but Int or Real is expected")
; EXPECT: (error "line 10 column 27: the arguments of `List.min_by` are in the wrong order: write (List.min_by abs l 0)")
; EXPECT: (error "line 11 column 27: argument 1 of `not` has sort Int, but Bool is expected")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 1 (List.min_by - l)))
(assert (= 1 (List.min_by (lambda ((x Int)) (> x 0)) l 0)))
(assert (= 1 (List.min_by l abs 0)))
(assert (= 1 (List.min_by not l 0)))
(check-sat)
