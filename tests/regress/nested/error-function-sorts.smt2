; A list of functions is not a sort, nor is a record with a function.
; EXPECT: (error "line 5 column 30: function sorts are allowed only for parameters of define-fun and for declared functions")
; EXPECT: (error "line 6 column 44: function sorts are allowed only for parameters of define-fun and for declared functions")
; EXPECT: sat
(declare-const l (List (List (-> Int Int))))
(declare-datatype Rule ((rule (apply (List (-> Int Int))))))
(check-sat)
