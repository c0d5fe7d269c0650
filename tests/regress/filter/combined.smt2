; Filters of maps of filters.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= (List.len l) 3) (= (List.sum (List.map (lambda ((x Int)) (+ x 1)) (List.filter positive (List.map - l)))) (+ (List.count (lambda ((x Int)) (< x 0)) l) (- (List.sum (List.filter (lambda ((x Int)) (< x 0)) l))))))))
(check-sat)
