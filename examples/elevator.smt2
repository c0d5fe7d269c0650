; Elevator: which moves bring somebody from floor 2 to floor 7?
;
; The elevator starts on the ground floor with closed doors. A move is up, down, open or shut; it cannot drive with open
; doors, nor leave floors 0 to 7. It must stop at floor 2, open there, and end at floor 7 with open doors.
;
; Answer: in ten moves there is exactly one way. In nine there is none.

(declare-datatype Move ((up) (down) (open) (shut)))
(declare-datatype Elevator ((elevator (level Int) (doors-open Bool) (picked-up Bool) (valid Bool))))

(define-fun move ((e Elevator) (m Move)) Elevator
  (let ((to (match m ((up (+ (level e) 1)) (down (- (level e) 1)) (_ (level e)))))
        (drives (or (= m up) (= m down))))
    (elevator to
      (match m ((open true) (shut false) (_ (doors-open e))))
      (or (picked-up e) (and (= m open) (= to 2)))
      (and (valid e) (<= 0 to 7) (=> drives (not (doors-open e)))))))

(declare-const moves (List Move))
(define-fun end () Elevator (List.fold move (elevator 0 false false true) moves))
(assert (= end (elevator 7 true true true)))

(push)
(assert (= (List.len moves) 10))
(check-sat)
; expect: sat
(get-value (moves))
; expect: ((moves (List.value Move (up up open shut up up up up up open))))
(pop)

(assert (<= (List.len moves) 9))
(check-sat)
; expect: unsat
