; EXPECT: unsat
; One more in every entry is as much more as there are entries.
(set-logic ALL)

(declare-const rows (List (List Int)))
(define-fun row-sum ((r (List Int))) Int (List.sum r))
(define-fun row-length ((r (List Int))) Int (List.len r))
(assert (distinct (List.sum (List.map (lambda ((r (List Int))) (List.sum (List.map (lambda ((x Int)) (+ x 1)) r))) rows)) (+ (List.sum (List.map row-sum rows)) (List.sum (List.map row-length rows)))))

(check-sat)
