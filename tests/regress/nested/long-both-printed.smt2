; Long lists are printed in short form on both levels.
; EXPECT: sat
; EXPECT: ((l (List.repeat 20000 (List.repeat 30000 2)))
; EXPECT:  ; lists of more than 10,000 elements are in short form; --expand or the option :compact-models false shows them in full
; EXPECT: )
(define-fun l () (List (List Int)) (List.repeat 20000 (List.repeat 30000 2)))
(check-sat)
(get-value (l))
