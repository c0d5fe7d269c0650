; EXPECT: unsat
; Cutting every row in two changes no sum.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(declare-const n Int)
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (+ (List.sum (List.take n r)) (List.sum (List.drop n r)))) rows)) (List.sum (List.map row-sum rows))))

(check-sat)
