; EXPECT: unsat
; More was taken out of a queue than was put in.
(set-logic ALL)

(declare-datatypes ((Call 0) (Queue 0)) (((put) (take)) ((queue (size Int) (taken Int)))))
(declare-const calls (List Call))
(define-fun end () Queue
  (List.fold
    (lambda ((q Queue) (c Call))
      (match c ((put (queue (+ (size q) 1) (taken q))) (take (ite (> (size q) 0) (queue (- (size q) 1) (+ (taken q) 1)) q)))))
    (queue 0 0) calls))
(define-fun puts () Int (List.fold (lambda ((n Int) (c Call)) (ite (= c put) (+ n 1) n)) 0 calls))
(assert (> (taken end) puts))

(check-sat)
