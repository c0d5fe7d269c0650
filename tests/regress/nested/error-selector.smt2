; The selector of another datatype does not apply to a list of records.
; EXPECT: (error "line 6 column 32: argument 1 of `prices` has sort (List Order), but Order is expected")
; EXPECT: sat
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (List.is_empty (prices os)))
(check-sat)
