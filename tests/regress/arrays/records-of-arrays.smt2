; A record with an array as accumulator.
; EXPECT: sat
(declare-datatype St ((st (seen (Array Int Bool)) (twice Bool))))
(declare-const l (List Int))
(define-fun end () St (List.fold (lambda ((s St) (x Int)) (st (store (seen s) x true) (or (twice s) (select (seen s) x)))) (st ((as const (Array Int Bool)) false) false) l))
(assert (twice end))
(assert (= (List.len l) 3))
(check-sat)
