; Trap: the evaluator keeps sums of repeated lists apart from their lengths and from sums of mapped and filtered ones.
; EXPECT: sat
; EXPECT: (((List.sum (List.map (lambda ((x (List Int))) (List.len x)) l)) 3000)
; EXPECT:  ((List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) 7000)
; EXPECT:  ((List.sum (List.map (lambda ((x (List Int))) (List.sum (List.map (lambda ((y Int)) (* 2 y)) x))) l)) 14000)
; EXPECT:  ((List.sum (List.map (lambda ((x (List Int))) (List.sum (List.filter (lambda ((y Int)) (> y 1)) x))) l)) 6000))
(define-fun l () (List (List Int)) (List.repeat 1000 (List.value Int (1 2 4))))
(check-sat)
(get-value ((List.sum (List.map (lambda ((x (List Int))) (List.len x)) l)) (List.sum (List.map (lambda ((x (List Int))) (List.sum x)) l)) (List.sum (List.map (lambda ((x (List Int))) (List.sum (List.map (lambda ((y Int)) (* 2 y)) x))) l)) (List.sum (List.map (lambda ((x (List Int))) (List.sum (List.filter (lambda ((y Int)) (> y 1)) x))) l))))
