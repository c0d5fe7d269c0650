; EXPECT: unsat
; Images that are distinct come from distinct elements.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.distinct (List.map (lambda ((x Int)) (mod x 7)) a)))
(assert (not (List.distinct a)))

(check-sat)
