; EXPECT: unsat
; Adding one leaves a list that is not empty as it is.
(set-logic ALL)

(declare-const l (List Int))
(assert (> (List.len l) 0))
(assert (= (List.map (lambda ((x Int)) (+ x 1)) l) l))

(check-sat)
