; EXPECT: unsat
; If only adults earn, minors have no yearly income.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(assert (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (=> (< (age m) 18) (= i 0))) (incomes m))) (members h))) households))
(assert (List.exists (lambda ((h Household)) (List.exists (lambda ((m Member)) (and (< (age m) 18) (distinct (yearly m) 0))) (members h))) households))

(check-sat)
