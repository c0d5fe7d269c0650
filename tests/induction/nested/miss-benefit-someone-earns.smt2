; EXPECT: sat
; Satisfiable: one month may be positive.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(assert (List.exists (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (<= i 0)) (incomes m))) (members h))) households))
(assert (> (List.sum (List.map income households)) 0))

(check-sat)
