; EXPECT: sat
; Members below the limit can be above it together.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun income ((m Member)) Int (List.sum (incomes m)))
(define-fun total ((h Household)) Int (List.sum (List.map income (members h))))
(assert (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (<= (income m) (limit h))) (members h))) hs))
(assert (List.exists (lambda ((h Household)) (> (total h) (limit h))) hs))

(check-sat)
