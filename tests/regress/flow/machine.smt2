; What is counted depends on the state of a machine, which elements move. Its parts hang together by a single step.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((= (starts end) 1) true))
(declare-datatype Phase ((idle) (busy) (done)))
(declare-datatype Acc ((acc (phase Phase) (work Int) (starts Int))))
(declare-const l (List Int))
(define-fun after ((p Phase) (x Int)) Phase
  (match p ((idle (ite (= x 7) busy idle)) (busy (ite (< x 0) done busy)) (done done))))
(define-fun step ((a Acc) (x Int)) Acc
  (acc (after (phase a) x)
       (ite (and (= (phase a) busy) (> x 0)) (+ (work a) 1) (work a))
       (ite (and (= (phase a) idle) (= x 7)) (+ (starts a) 1) (starts a))))
(define-fun end () Acc (List.fold step (acc idle 0 0) l))
(assert (= (phase end) done))
(assert (= (work end) 5000))
(check-sat)
(get-value ((= (starts end) 1)))
