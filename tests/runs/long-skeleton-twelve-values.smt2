; Twelve values that have to occur.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(define-fun occurs ((v Int)) Bool (List.fold (lambda ((found Bool) (x Int)) (or found (= x v))) false l))
(assert (and (occurs 3) (occurs 1) (occurs 4) (occurs 15) (occurs 9) (occurs 2)))
(assert (and (occurs 6) (occurs 5) (occurs 35) (occurs 8) (occurs 97) (occurs 93)))
(assert (>= (List.len l) 1000000))
(check-sat)
