; EXPECT: unsat
; The even elements of a sorted list are in order for all pairs.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (List.exists_pair > (List.filter (lambda ((x Int)) (= (mod x 2) 0)) a)))

(check-sat)
