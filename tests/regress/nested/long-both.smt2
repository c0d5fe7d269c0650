; A million lists of a thousand elements, written in short.
; EXPECT: sat
; EXPECT: (((List.len (List.concat l)) 1000000000)
; EXPECT:  ((List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) 2000000000))
; MODES: default one-thread reprint
(define-fun l () (List (List Int)) (List.repeat 1000000 (List.repeat 1000 2)))
(check-sat)
(get-value ((List.len (List.concat l)) (List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l))))
