; EXPECT: sat
; Satisfiable: a household need not be all rich if it is not all poor.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun eligible ((h Household)) Bool (List.forall (lambda ((m Member)) (<= (yearly m) 12000)) (members h)))
(define-fun rich ((h Household)) Bool (List.forall (lambda ((m Member)) (> (yearly m) 12000)) (members h)))
(assert (distinct (+ (List.count eligible households) (List.count rich households)) (List.len households)))

(check-sat)
