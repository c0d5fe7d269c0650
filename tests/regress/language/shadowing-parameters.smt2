; Parameters of a definition hide global names, inner binders hide parameters.
; EXPECT: sat
; EXPECT: (((f 2) 2)
; EXPECT:  ((g 2) 30)
; EXPECT:  (x 1))
(declare-const x Int)
(define-fun f ((x Int)) Int x)
(define-fun g ((x Int)) Int (let ((x 30)) x))
(assert (= x 1))
(check-sat)
(get-value ((f 2) (g 2) x))
