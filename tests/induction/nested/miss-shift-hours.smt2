; EXPECT: sat
; Satisfiable: unless hours are given back.
(set-logic ALL)

(declare-datatype Shift ((off) (work (hours (List Int)))))
(declare-const roster (List Shift))
(define-fun worked ((s Shift)) Int (match s ((off 0) ((work h) (List.sum h)))))
(define-fun every-hour ((q (-> Int Bool))) Bool
  (List.forall (lambda ((s Shift)) (match s ((off true) ((work h) (List.forall (lambda ((x Int)) (q x)) h))))) roster))
(assert (every-hour (lambda ((h Int)) (>= h (- 1)))))
(assert (< (List.sum (List.map worked roster)) 0))

(check-sat)
