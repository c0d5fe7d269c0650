; What List.scan_left refuses.
; EXPECT: (error "line 9 column 24: `List.scan_left` takes 3 arguments, but 2 were given: (List.scan_left (-> A T A) A (List T))")
; EXPECT: (error "line 10 column 40: the function of `List.scan_left` needs 2 parameters, but this one has 1")
; EXPECT: (error "line 11 column 40: the function of `List.scan_left` returns Bool, but Int is expected")
; EXPECT: (error "line 12 column 40: argument 1 of `+` has sort (List Int), but Int or Real is expected")
; EXPECT: (error "line 13 column 40: `List.scan_left` is annotated with Bool, but the sort here is Int")
; EXPECT: sat
(declare-const l (List Int))
(assert (= 0 (List.sum (List.scan_left + 0))))
(assert (= 0 (List.sum (List.scan_left (lambda ((acc Int)) acc) 0 l))))
(assert (= 0 (List.sum (List.scan_left (lambda ((acc Int) (x Int)) true) 0 l))))
(assert (= 0 (List.sum (List.scan_left + l l))))
(assert (= 0 (List.sum (List.scan_left Bool Int + 0 l))))
(check-sat)
