; EXPECT: unsat
; Without a negative month, no household has a negative income.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(define-fun every-month ((p (-> Int Bool))) Bool
  (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (p i)) (incomes m))) (members h))) households))
(assert (every-month (lambda ((i Int)) (>= i 0))))
(assert (List.exists (lambda ((h Household)) (< (income h) 0)) households))

(check-sat)
