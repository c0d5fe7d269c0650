; EXPECT: unsat
; A range moved by a distance is a range.
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (not (= (List.map (lambda ((v Int)) (+ v k)) (List.range i j)) (List.range (+ i k) (+ j k)))))
(check-sat)
