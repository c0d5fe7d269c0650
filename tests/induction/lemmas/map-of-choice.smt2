; EXPECT: unsat
; A choice of two functions is a choice of two maps.
(declare-const l (List Int))
(declare-const t Bool)
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.map (lambda ((v Int)) (ite t (next v) v)) l) (ite t (List.map next l) l))))
(check-sat)
