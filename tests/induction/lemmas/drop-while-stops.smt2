; EXPECT: unsat
; drop_while keeps what comes behind.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.exists (lambda ((v Int)) (not (positive v))) l))
(assert (not (= (List.drop_while positive (List.append l m)) (List.append (List.drop_while positive l) m))))
(check-sat)
