; A switch that is on at the end, pressed at every second step only.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Switch ((switch (on Bool) (rest Bool) (presses Int))))
(declare-const l (List Bool))
(define-fun final () Switch
  (List.fold
    (lambda ((s Switch) (press Bool))
      (switch (xor (on s) press) press (ite (and press (not (rest s))) (+ (presses s) 1) (presses s))))
    (switch false true 0) l))
(assert (on final))
(assert (= (* 2 (presses final)) (- (List.len l) 1)))
(assert (> (presses final) 400000))
(check-sat)
