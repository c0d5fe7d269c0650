; EXPECT: sat
; If numbers may occur twice, households with the same number can differ.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun income ((m Member)) Int (List.sum (incomes m)))
(define-fun total ((h Household)) Int (List.sum (List.map income (members h))))
(assert (List.forall (lambda ((h Household)) (>= 2 (List.count (lambda ((g Household)) (= (id g) (id h))) hs))) hs))
(assert (List.exists (lambda ((h Household)) (List.exists (lambda ((g Household)) (and (= (id g) (id h)) (distinct (limit g) (limit h)))) hs)) hs))

(check-sat)
