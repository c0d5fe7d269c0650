; EXPECT: unsat
; What is left of distinct numbers is distinct.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.distinct a))
(assert (not (List.distinct (List.filter (lambda ((x Int)) (> x 3)) a))))

(check-sat)
