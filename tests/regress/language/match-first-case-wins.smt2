; Cases are tried in order; one behind a pattern that always matches is never used.
; EXPECT: sat
; EXPECT: (((match o ((_ 1) ((some x) 2))) 1)
; EXPECT:  ((match o (((some x) x) (none 2) (rest 3))) 9)
; EXPECT:  ((match o (((some x) x) ((some y) 0) (none 2))) 9))
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(assert (= o (some 9)))
(check-sat)
(get-value ((match o ((_ 1) ((some x) 2))) (match o (((some x) x) (none 2) (rest 3)))
  (match o (((some x) x) ((some y) 0) (none 2)))))
