; Trap: the same fold of the same inner list with another captured value has another result.
; EXPECT: sat
; EXPECT: (((List.sum (List.mapi (lambda ((i Int) (x (List Int))) (List.sum (List.map (lambda ((y Int)) (* i y)) x))) l)) 135))
(define-fun l () (List (List Int)) (List.repeat 10 (List.value Int (1 2))))
(check-sat)
(get-value ((List.sum (List.mapi (lambda ((i Int) (x (List Int))) (List.sum (List.map (lambda ((y Int)) (* i y)) x))) l))))
