; The nearest name is suggested if it is a likely slip: declared ones, built-in ones and local ones.
; EXPECT: (error "line 9 column 22: unknown symbol `childern`, did you mean `children`?")
; EXPECT: (error "line 10 column 13: unknown symbol `List.length`, did you mean `List.len`?")
; EXPECT: (error "line 11 column 13: unknown symbol `List.foldl`, did you mean `List.fold`?")
; EXPECT: (error "line 12 column 9: unknown symbol `zebra`")
; EXPECT: (error "line 13 column 29: unknown symbol `valu`, did you mean `value`?")
; EXPECT: sat
(declare-const children (List Int))
(assert (= (List.len childern) 1))
(assert (= (List.length children) 1))
(assert (= (List.foldl + 0 children) 1))
(assert zebra)
(assert (let ((value true)) valu))
(check-sat)
