; EXPECT: unsat
; There are no more positive entries than entries.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-length ((r (List Int))) Int (List.len r))
(assert (> (List.sum (List.map (lambda ((r (List Int))) (List.count (lambda ((x Int)) (> x 0)) r)) rows)) (List.sum (List.map row-length rows))))

(check-sat)
