; EXPECT: sat
; Nor is one that counts by twos.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.fold (lambda ((odd Bool) (x Int)) (xor odd (> x 3))) true a))
(assert (List.exists (lambda ((x Int)) (> x 3)) a))

(check-sat)
