; EXPECT: unsat
; Where all pass, filtering keeps the places.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (List.forall positive l))
(assert (not (= (List.nth (List.filter positive l) n d) (List.nth l n d))))
(check-sat)
