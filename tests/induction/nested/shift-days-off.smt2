; EXPECT: unsat
; Who is always off works no hours.
(set-logic ALL)

(declare-datatype Shift ((off) (work (hours (List Int)))))
(declare-const roster (List Shift))
(define-fun worked ((s Shift)) Int (match s ((off 0) ((work h) (List.sum h)))))
(assert (List.forall (lambda ((s Shift)) ((_ is off) s)) roster))
(assert (distinct (List.sum (List.map worked roster)) 0))

(check-sat)
