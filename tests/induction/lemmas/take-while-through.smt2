; EXPECT: unsat
; take_while goes on behind a list of which everything passes.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall positive l))
(assert (not (= (List.take_while positive (List.append l m)) (List.append l (List.take_while positive m)))))
(check-sat)
