; Two households of two with one income each: bounded on every level.
; EXPECT: unsat
(set-logic ALL)

(declare-datatype Income ((income (month Int) (amount Int))))
(declare-datatype Member ((member (age Int) (incomes (List Income)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun earned ((m Member)) Int (List.sum (List.map amount (incomes m))))
(define-fun total ((h Household)) Int (List.sum (List.map earned (members h))))
(define-fun pos () Bool (List.forall (lambda ((h Household)) (List.forall (lambda ((m Member)) (List.forall (lambda ((i Income)) (>= (amount i) 0)) (incomes m))) (members h))) hs))
(assert (= (List.len hs) 2))
(assert (List.forall (lambda ((h Household)) (and (= (List.len (members h)) 2) (List.forall (lambda ((m Member)) (and (= 1 (List.len (incomes m))) (List.forall (lambda ((i Income)) (= (amount i) 5)) (incomes m)))) (members h)))) hs))
(assert (distinct 20 (List.sum (List.map total hs))))
(check-sat)
