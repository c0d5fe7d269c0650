; EXPECT: sat
; A household of a list may have just what all of them have.
(set-logic ALL)

(declare-datatype Income ((income (month Int) (amount Int))))
(declare-datatype Member ((member (age Int) (incomes (List Income)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun earned ((m Member)) Int (List.sum (List.map amount (incomes m))))
(define-fun total ((h Household)) Int (List.sum (List.map earned (members h))))
(define-fun pos () Bool (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Income)) (>= (amount i) 0)) (incomes m))) (members h))) hs))
(declare-const h0 Household)
(assert (List.contains h0 hs))
(assert (List.forall (lambda ((h Household)) (> (total h) 5)) hs))
(assert (<= (total h0) 6))
(check-sat)
