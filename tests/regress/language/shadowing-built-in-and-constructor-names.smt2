; Local names may hide functions, constructors and built-ins.
; EXPECT: sat
; EXPECT: (((let ((f 3)) f) 3)
; EXPECT:  ((let ((none 4)) none) 4)
; EXPECT:  ((let ((abs 5)) abs) 5)
; EXPECT:  ((abs (- 6)) 6))
(declare-datatype Option ((none) (some (value Int))))
(declare-fun f (Int) Int)
(check-sat)
(get-value ((let ((f 3)) f) (let ((none 4)) none) (let ((abs 5)) abs) (abs (- 6))))
