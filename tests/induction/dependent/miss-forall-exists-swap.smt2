; EXPECT: sat
; Each has one, but none serves all.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((y Int)) (= x y)) b)) a))
(assert (not (List.exists (lambda ((y Int)) (List.forall (lambda ((x Int)) (= x y)) a)) b)))
(assert (> (List.len a) 0))

(check-sat)
