; A parameter inside the step has one value for all elements: three elements above p differ from it by three in all.
; EXPECT: unsat
; EXPECT: sat
(declare-const l (List Int))
(declare-const p Int)
(define-const excess Int (List.fold (lambda ((acc Int) (x Int)) (+ acc (- x p))) 0 l))
(assert (= (List.len l) 3))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x p))) true l))
(push)
(assert (<= excess 2))
(check-sat)
(pop)
(assert (= excess 3))
(check-sat)
