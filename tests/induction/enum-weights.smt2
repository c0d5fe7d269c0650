; EXPECT: unsat
; No colour weighs more than 3, but the weights exceed three times the length.
(set-logic ALL)

(declare-datatype Colour ((red) (green) (blue) (black)))
(declare-const colours (List Colour))
(define-fun weight ((c Colour)) Int (match c ((red 1) (green 2) (blue 3) (black 0))))
(assert (> (List.fold + 0 (List.map weight colours)) (* 3 (List.len colours))))

(check-sat)
