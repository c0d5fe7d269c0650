; What List.mapi refuses.
; EXPECT: (error "line 9 column 35: the function of `List.mapi` needs 2 parameters, but this one has 1")
; EXPECT: (error "line 10 column 47: parameter 1 of the function has sort Bool, but `List.mapi` gives it Int")
; EXPECT: (error "line 11 column 35: `not` takes 1 argument, but 2 were given")
; EXPECT: (error "line 12 column 24: `List.mapi` takes 2 arguments, but 3 were given: (List.mapi (-> Int T U) (List T))")
; EXPECT: (error "line 13 column 39: `List.mapi` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 0 (List.sum (List.mapi (lambda ((x Int)) x) l))))
(assert (= 0 (List.sum (List.mapi (lambda ((i Bool) (x Int)) x) l))))
(assert (= 0 (List.sum (List.mapi not l))))
(assert (= 0 (List.sum (List.mapi + + l))))
(assert (= 0 (List.sum (List.mapi Int Bool + l))))
(check-sat)
