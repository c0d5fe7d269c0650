; EXPECT: sat
; Only the smaller one has only zeros.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.forall (lambda ((x Int)) (= x 0)) a))
(assert (> (List.sum b) 0))

(check-sat)
