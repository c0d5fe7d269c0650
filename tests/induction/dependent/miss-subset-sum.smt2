; EXPECT: sat
; Sums of parts of numbers that are not negative may be larger.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.forall (lambda ((y Int)) (>= y 0)) b))
(assert (List.subset a b))
(assert (> (List.sum a) (List.sum b)))

(check-sat)
