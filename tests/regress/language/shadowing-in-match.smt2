; A variable pattern hides a global constant; a constructor's name is never a variable.
; EXPECT: sat
; EXPECT: (((match o (((some x) x) (none x))) 8)
; EXPECT:  ((match p (((some x) x) (none x))) 1)
; EXPECT:  ((match o ((none 0) (x (value x)))) 8))
(declare-datatype Option ((none) (some (value Int))))
(declare-const o Option)
(declare-const p Option)
(declare-const x Int)
(assert (and (= o (some 8)) (= p none) (= x 1)))
(check-sat)
(get-value ((match o (((some x) x) (none x))) (match p (((some x) x) (none x))) (match o ((none 0) (x (value x))))))
