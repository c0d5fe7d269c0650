; EXPECT: unsat
; drop_while drops what take_while takes.
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.drop_while positive l) (List.drop (List.len (List.take_while positive l)) l))))
(check-sat)
