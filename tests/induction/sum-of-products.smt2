; EXPECT: unsat
; Prices and quantities are natural, but the bill is negative: a product in the step.
(set-logic ALL)

(declare-datatype Item ((item (price Int) (quantity Int))))
(declare-const bill (List Item))
(assert (List.fold (lambda ((ok Bool) (i Item)) (and ok (>= (price i) 0) (>= (quantity i) 0))) true bill))
(assert (< (List.fold (lambda ((acc Int) (i Item)) (+ acc (* (price i) (quantity i)))) 0 bill) 0))

(check-sat)
