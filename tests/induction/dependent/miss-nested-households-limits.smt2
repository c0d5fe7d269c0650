; EXPECT: sat
; What is no key determines nothing.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (id Int) (limit Int) (members (List Member)))))
(declare-const hs (List Household))
(define-fun income ((m Member)) Int (List.sum (incomes m)))
(define-fun total ((h Household)) Int (List.sum (List.map income (members h))))
(assert (List.distinct (List.map (lambda ((h Household)) (id h)) hs)))
(assert (List.exists_pair (lambda ((g Household) (h Household)) (and (= (limit g) (limit h)) (> (total g) (total h)))) hs))

(check-sat)
