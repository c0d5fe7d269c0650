; EXPECT: unsat
; No subsidy is above the rent, so the sum is not above the rents.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun size ((h Household)) Int (List.len (members h)))
(define-fun subsidy ((h Household)) Int (let ((cap (* 100 (size h)))) (ite (< (rent h) cap) (rent h) cap)))
(assert (> (List.sum (List.map subsidy households)) (List.sum (List.map rent households))))

(check-sat)
