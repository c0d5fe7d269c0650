; EXPECT: unsat
; A fold that keeps the last element.
(declare-const l (List Int))
(declare-const d Int)
(assert (not (= (List.fold (lambda ((acc Int) (v Int)) v) d l) (List.last l d))))
(check-sat)
