; EXPECT: unsat
; A locked door opens although nobody turned the right key.
(set-logic ALL)

(declare-datatypes ((Door 0) (Event 0)) (((open) (closed) (locked)) ((push) (pull) (turn (key Int)))))
(declare-const secret Int)
(declare-const events (List Event))
(define-fun move ((d Door) (e Event)) Door
  (match e
    ((push (ite (= d open) closed d))
     (pull (ite (= d closed) open d))
     ((turn k) (ite (= k secret) (match d ((closed locked) (locked closed) (_ d))) d)))))
(assert (= (List.fold move locked events) open))
(assert (not (List.fold (lambda ((found Bool) (e Event)) (or found (= e (turn secret)))) false events)))

(check-sat)
