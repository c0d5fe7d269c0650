; EXPECT: unsat
; A flag that flips decides between two rates.
(set-logic ALL)

(declare-datatype S ((s (fast Bool) (way Int))))
(declare-const l (List Int))
(define-fun r () S (List.fold (lambda ((a S) (x Int)) (s (not (fast a)) (+ (way a) (ite (fast a) 5 2)))) (s false 0) l))
(assert (> (* 2 (way r)) (* 7 (List.len l))))

(check-sat)
