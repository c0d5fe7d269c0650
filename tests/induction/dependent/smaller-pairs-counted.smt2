; EXPECT: unsat
; The pairs in order, counted from either side.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (distinct (List.sum (List.map (lambda ((x Int)) (List.count (lambda ((y Int)) (< x y)) b)) a))
                  (List.sum (List.map (lambda ((y Int)) (List.count (lambda ((x Int)) (< x y)) a)) b))))

(check-sat)
