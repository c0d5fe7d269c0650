; EXPECT: unsat
; Below a bound, a range is a shorter range.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.filter (lambda ((v Int)) (< v k)) (List.range i j)) (List.range i (ite (< k j) k j)))))
(check-sat)
