; EXPECT: not unsat
; Satisfiable by a list of elements that the function leaves alone.
(set-logic ALL)

(declare-const l (List Int))
(assert (> (List.len l) 0))
(assert (= (List.map (lambda ((x Int)) (ite (< x 10) x 10)) l) l))

(check-sat)
