; EXPECT: unsat
; Elements of drop_while come after those of take_while.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (<= 0 n))
(assert (not (= (List.nth (List.drop_while positive l) n d) (List.nth l (+ n (List.len (List.take_while positive l))) d))))
(check-sat)
