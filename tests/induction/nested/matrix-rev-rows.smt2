; EXPECT: unsat
; Turning every row round changes no sum.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (List.sum (List.rev r))) rows)) (List.sum (List.map row-sum rows))))

(check-sat)
