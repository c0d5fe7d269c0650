; EXPECT: sat
; With negative incomes one may earn more than the limit and the household less.
(set-logic ALL)

(declare-datatype Income ((income (month Int) (amount Int))))
(declare-datatype Member ((member (age Int) (incomes (List Income)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun earned ((m Member)) Int (List.sum (List.map amount (incomes m))))
(define-fun total ((h Household)) Int (List.sum (List.map earned (members h))))
(define-fun pos () Bool (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Income)) (>= (amount i) 0)) (incomes m))) (members h))) hs))

(assert (List.forall (lambda ((h Household)) (List.exists (lambda ((m Member)) (> (earned m) (limit h))) (members h))) hs))
(assert (List.exists (lambda ((h Household)) (<= (total h) (limit h))) hs))
(check-sat)
