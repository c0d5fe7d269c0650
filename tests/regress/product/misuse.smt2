; What List.product refuses.
; EXPECT: (error "line 6 column 28: argument 1 of `List.product` has sort (List Bool), but a list of numbers is expected")
; EXPECT: (error "line 7 column 14: `List.product` takes 1 argument, but 0 were given: (List.product (List T))")
; EXPECT: sat
(declare-const b (List Bool))
(assert (= 1 (List.product b)))
(assert (= 1 (List.product)))
(check-sat)
