; EXPECT: unsat
; take_while below a bound is filter for ranges.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.take_while (lambda ((v Int)) (< v k)) (List.range i j)) (List.filter (lambda ((v Int)) (< v k)) (List.range i j)))))
(check-sat)
