; A match on an option of lists must cover both cases, and its branches must agree.
; EXPECT: (error "line 7 column 16: `match` does not cover `none`")
; EXPECT: (error "line 8 column 34: the cases of `match` have different sorts: (List Int) and Int")
; EXPECT: sat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const o (Option (List Int)))
(assert (match o (((some l) (List.is_empty l)))))
(assert (= 1 (match o (((some l) l) (none 1)))))
(check-sat)
