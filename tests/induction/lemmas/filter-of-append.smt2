; EXPECT: unsat
; A filter of two lists, one after the other.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.filter positive (List.append l m)) (List.append (List.filter positive l) (List.filter positive m)))))
(check-sat)
