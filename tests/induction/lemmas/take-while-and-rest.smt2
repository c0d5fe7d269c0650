; EXPECT: unsat
; What take_while and drop_while give makes up the list.
(declare-const a (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun small ((v Int)) Bool (< v 5))
(assert (not (= (List.append (List.take_while positive a) (List.drop_while positive a)) a)))
(check-sat)
