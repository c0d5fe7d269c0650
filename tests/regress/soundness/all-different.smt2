; Each element occurs once in the list itself: three elements do not fit into 0..1.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(define-fun occurrences ((x Int)) Int (List.fold (lambda ((n Int) (y Int)) (ite (= x y) (+ n 1) n)) 0 l))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (= (occurrences x) 1))) true l))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 1))) true l))
(push)
(assert (= (List.len l) 3))
(check-sat)
(pop)
(assert (= (List.len l) 2))
(check-sat)
