; EXPECT: sat
; Satisfiable: absolute values have another.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (List.sum (List.map (lambda ((x Int)) (abs x)) r))) rows)) (List.sum (List.map row-sum rows))))

(check-sat)
