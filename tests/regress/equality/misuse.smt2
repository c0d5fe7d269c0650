; Lists of different sorts cannot be compared.
; EXPECT: (error "line 6 column 14: argument 2 of `=` has sort (List Bool), but (List Int) is expected")
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Bool))
(assert (= a b))
(check-sat)
