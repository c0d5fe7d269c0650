; EXPECT: unsat
; What a ledger of totals by customer says of one customer is the sum of that customer's payments.
(set-logic ALL)
(declare-datatype Payment ((payment (customer String) (amount Int))))
(declare-const payments (List Payment))
(declare-const name String)
(define-fun book ((totals (Array String Int)) (p Payment)) (Array String Int) (store totals (customer p) (+ (amount p) (select totals (customer p)))))
(define-fun total ((name String)) Int (select (List.fold book ((as const (Array String Int)) 0) payments) name))
(assert (not (= (total name) (List.sum (List.map amount (List.filter (lambda ((p Payment)) (= (customer p) name)) payments))))))
(check-sat)
