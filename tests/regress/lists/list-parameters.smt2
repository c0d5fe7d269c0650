; Definitions may take lists and return lists.
; EXPECT: sat
; EXPECT: (((total (doubled l)) 12)
; EXPECT:  ((doubled (doubled l)) (List.value Int (4 8 12))))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun total ((l (List Int))) Int (List.fold + 0 l))
(define-fun doubled ((l (List Int))) (List Int) (List.map (lambda ((x Int)) (* 2 x)) l))
(assert (= l (List.value Int (1 2 3))))
(check-sat)
(get-value ((total (doubled l)) (doubled (doubled l))))
(assert (distinct (total (doubled l)) (* 2 (total l))))
(check-sat)
