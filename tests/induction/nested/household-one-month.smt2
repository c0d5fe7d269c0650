; EXPECT: unsat
; No month brings more than all months, if nothing is negative.
(set-logic ALL)

(declare-datatype Income ((income (month Int) (amount Int))))
(declare-datatype Member ((member (age Int) (incomes (List Income)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun earned ((m Member)) Int (List.sum (List.map amount (incomes m))))
(define-fun total ((h Household)) Int (List.sum (List.map earned (members h))))
(define-fun pos () Bool (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Income)) (>= (amount i) 0)) (incomes m))) (members h))) hs))
(assert pos)
(define-fun in-month ((k Int) (m Member)) Int (List.sum (List.map amount (List.filter (lambda ((i Income)) (= (month i) k)) (incomes m)))))
(declare-const k Int)
(assert (List.exists (lambda ((h Household)) (List.exists (lambda ((m Member)) (> (in-month k m) (earned m))) (members h))) hs))
(check-sat)
