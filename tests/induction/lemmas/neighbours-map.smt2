; EXPECT: unsat
; A relation of neighbours in an image.
(declare-const l (List Int))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.forall2 <= (List.map next l) (List.drop 1 (List.map next l))) (List.forall2 (lambda ((x Int) (y Int)) (<= (next x) (next y))) l (List.drop 1 l)))))
(check-sat)
