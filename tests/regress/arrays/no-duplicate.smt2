; Bounded: a list without duplicates has none.
; EXPECT: unsat
(declare-datatype St ((st (seen (Array Int Bool)) (twice Bool))))
(declare-const l (List Int))
(define-fun end () St (List.fold (lambda ((s St) (x Int)) (st (store (seen s) x true) (or (twice s) (select (seen s) x)))) (st ((as const (Array Int Bool)) false) false) l))
(assert (not (twice end)))
(assert (= (List.len l) 2))
(assert (= (List.head l 0) (List.last l 0)))
(check-sat)
