; Every element of an empty list has every property, so a list of empty lists satisfies both.
; EXPECT: sat
; EXPECT: (((List.len (List.concat l)) 0))
(declare-const l (List (List Int)))
(define-fun all ((p (-> Int Bool))) Bool (List.forall (lambda ((x (List Int))) (List.forall (lambda ((y Int)) (p y)) x)) l))
(assert (all (lambda ((y Int)) (> y 0))))
(assert (all (lambda ((y Int)) (< y 0))))
(assert (= (List.len l) 2))
(check-sat)
(get-value ((List.len (List.concat l))))
