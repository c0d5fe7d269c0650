; EXPECT: unsat
; A light that starts red and changes in turn is green although the number of changes is divisible by three.
(set-logic ALL)

(declare-datatype Light ((red) (green) (yellow)))
(declare-const ticks (List Bool))
(define-fun turn ((c Light) (t Bool)) Light (match c ((red green) (green yellow) (yellow red))))
(assert (= (List.fold turn red ticks) green))
(assert (= (mod (List.len ticks) 3) 0))

(check-sat)
