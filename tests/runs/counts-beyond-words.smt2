; More elements than a machine word can count.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(assert (>= (List.len l) 10000000000000000000000000))
(assert (= (List.fold + 0 l) 5))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x 0))) true l))
(check-sat)
