; EXPECT: sat
; The empty list has none.
(set-logic ALL)

(declare-const a (List Int))
(assert (not (List.exists (lambda ((x Int)) (List.forall (lambda ((y Int)) (>= x y)) a)) a)))

(check-sat)
