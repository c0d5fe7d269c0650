; Every element is at most the maximum: the inner fold does not depend on the element and is computed once.
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(define-fun larger ((a Int) (b Int)) Int (ite (> a b) a b))
(define-const max Int (List.fold larger (- 100) l))
(assert (<= 2 (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= (- 50) x))) true l))
(push)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x (List.fold larger (- 100) l)))) true l))
(assert (= max 9))
(check-sat)
(pop)
(assert (not (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x (List.fold larger (- 100) l)))) true l)))
(check-sat)
