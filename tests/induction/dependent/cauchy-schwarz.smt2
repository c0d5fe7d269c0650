; EXPECT: unsat
; CVC5: products of products are beyond its reach
; Cauchy and Schwarz, for two lists.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (let ((p (List.sum (List.map2 (lambda ((x Int) (y Int)) (* x y)) a b)))) (> (* p p) (* (List.sum (List.map (lambda ((x Int)) (* x x)) a)) (List.sum (List.map (lambda ((y Int)) (* y y)) b))))))

(check-sat)
