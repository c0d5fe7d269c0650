; EXPECT: sat
; The other way round.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (< (* (List.fold2 (lambda ((s Int) (x Int) (y Int)) (+ s (* x y))) 0 a b) (List.fold2 (lambda ((s Int) (x Int) (y Int)) (+ s (* x y))) 0 a b)) (* (List.fold (lambda ((s Int) (x Int)) (+ s (* x x))) 0 a) (List.fold (lambda ((s Int) (x Int)) (+ s (* x x))) 0 b))))

(check-sat)
