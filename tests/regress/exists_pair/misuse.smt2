; A relation of two elements, then the list.
; EXPECT: (error "line 7 column 27: the arguments of `List.exists_pair` are in the wrong order: write (List.exists_pair <= a)")
; EXPECT: (error "line 8 column 27: the function of `List.exists_pair` needs 2 parameters, but this one has 1")
; EXPECT: (error "line 9 column 27: the function of `List.exists_pair` returns Int, but Bool is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (List.exists_pair a <=))
(assert (List.exists_pair (lambda ((x Int)) true) a))
(assert (List.exists_pair + a))
(check-sat)
