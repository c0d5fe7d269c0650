; A fold with an index over a filter counts what passes.
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (<= (List.len l) 3) (= (List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ i 1)) 0 (List.filter positive l)) (List.count positive l)))))
(check-sat)
