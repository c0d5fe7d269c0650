; Functions of combinators with the wrong sorts for inner lists.
; EXPECT: (error "line 9 column 34: parameter 1 of the function has sort Int, but `List.forall` gives it (List Int)")
; EXPECT: (error "line 10 column 25: the function of `List.fold` returns (List Int), but Int is expected")
; EXPECT: (error "line 11 column 26: the two branches of `ite` have different sorts: (List Int) and (List (List Int))")
; EXPECT: (error "line 12 column 27: argument 2 of `List.head` has sort Int, but (List Int) is expected")
; EXPECT: sat
(declare-const l (List Int))
(declare-const m (List (List Int)))
(assert (List.forall (lambda ((x Int)) true) m))
(assert (= 0 (List.fold (lambda ((acc Int) (x (List Int))) x) 0 m)))
(assert (= m (ite true l m)))
(assert (= l (List.head m 0)))
(check-sat)
