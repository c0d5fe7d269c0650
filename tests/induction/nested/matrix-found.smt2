; EXPECT: unsat
; A row that is found has the property, or is the default.
(set-logic ALL)

(declare-const m (List (List Int)))
(define-fun small ((r (List Int))) Bool (< (List.sum r) 5))
(assert (> (List.sum (List.find small m (List.value Int ()))) 7))
(check-sat)
