; For every x in a some y in b is larger: the inner fold is a different number for every x.
; EXPECT: sat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun some-larger ((x Int)) Bool (List.fold (lambda ((found Bool) (y Int)) (or found (< x y))) false b))
(assert (<= 1 (List.len a) 2))
(assert (<= 1 (List.len b) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (some-larger x))) true a))
(check-sat)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 5))) true a))
(assert (List.fold (lambda ((ok Bool) (y Int)) (and ok (< y 6))) true b))
(check-sat)
