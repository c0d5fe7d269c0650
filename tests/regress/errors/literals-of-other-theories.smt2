; Words and strings are no integers, and keywords are no terms.
; EXPECT: (error "line 8 column 14: argument 2 of `=` has sort (_ BitVec 8), but Int is expected")
; EXPECT: (error "line 9 column 14: argument 2 of `=` has sort (_ BitVec 3), but Int is expected")
; EXPECT: (error "line 10 column 14: argument 2 of `=` has sort String, but Int is expected")
; EXPECT: (error "line 11 column 14: expected a term, found `:x`")
; EXPECT: sat
(declare-const x Int)
(assert (= x #x1F))
(assert (= x #b101))
(assert (= x "one"))
(assert (= x :x))
(check-sat)
