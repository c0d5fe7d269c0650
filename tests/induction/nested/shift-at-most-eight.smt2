; EXPECT: unsat
; Shifts of one entry of at most eight hours.
(set-logic ALL)

(declare-datatype Shift ((off) (work (hours (List Int)))))
(declare-const roster (List Shift))
(define-fun worked ((s Shift)) Int (match s ((off 0) ((work h) (List.sum h)))))
(define-fun every-hour ((q (-> Int Bool))) Bool
  (List.forall (lambda ((s Shift)) (match s ((off true) ((work h) (List.forall (lambda ((x Int)) (q x)) h))))) roster))
(assert (List.forall (lambda ((s Shift)) (match s ((off true) ((work h) (= (List.len h) 1))))) roster))
(assert (every-hour (lambda ((h Int)) (<= 0 h 8))))
(assert (> (List.sum (List.map worked roster)) (* 8 (List.len roster))))

(check-sat)
