; Trap: an element has one of the constructors: what holds of both cases holds of all.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-datatype Event ((deposit (amounts (List Int))) (fees (each (List Int))) (nothing)))
(declare-const l (List Event))
(define-fun size ((e Event)) Int (match e (((deposit a) (List.len a)) ((fees f) (List.len f)) (nothing 0))))
(assert (< (List.sum (List.map size l)) 0))
(check-sat)
