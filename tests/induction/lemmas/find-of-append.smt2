; EXPECT: unsat
; The first of two lists, or the default of the second.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.find positive (List.append l m) d) (List.find positive l (List.find positive m d)))))
(check-sat)
