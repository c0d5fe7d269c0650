; EXPECT: sat
; With negative elements they need not be.
(set-logic ALL)

(declare-const m (List (List Int)))
(assert (< (List.sum (List.map (lambda ((r (List Int))) (* (List.sum r) (List.sum r))) m)) (List.sum (List.map (lambda ((r (List Int))) (List.sum (List.map (lambda ((x Int)) (* x x)) r))) m))))

(check-sat)
