; EXPECT: unsat
; A clock of hours and minutes shows another time than the ticks.
(set-logic ALL)

(declare-datatype Clock ((clock (hours Int) (minutes Int))))
(declare-const ticks (List Bool))
(define-fun now () Clock
  (List.fold
    (lambda ((c Clock) (t Bool)) (ite (< (minutes c) 59) (clock (hours c) (+ (minutes c) 1)) (clock (+ (hours c) 1) 0)))
    (clock 0 0) ticks))
(assert (not (= (+ (* 60 (hours now)) (minutes now)) (List.len ticks))))

(check-sat)
