; EXPECT: unsat
; The minutes of a clock leave their range.
(set-logic ALL)

(declare-datatype Clock ((clock (hours Int) (minutes Int))))
(declare-const ticks (List Int))
(define-fun now () Clock
  (List.fold
    (lambda ((c Clock) (t Int)) (ite (< (minutes c) 59) (clock (hours c) (+ (minutes c) 1)) (clock (+ (hours c) 1) 0)))
    (clock 0 0) ticks))
(assert (not (<= 0 (minutes now) 59)))

(check-sat)
