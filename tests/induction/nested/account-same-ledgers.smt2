; EXPECT: unsat
; Two lists of accounts with equal ledgers have equal balances.
(set-logic ALL)

(declare-datatype Entry ((debit (out Int)) (credit (in Int)) (note)))
(declare-datatype Account ((account (owner Int) (opening Int) (ledger (List Entry)))))
(declare-const accounts (List Account))
(define-fun apply ((b Int) (e Entry)) Int (match e (((debit x) (- b x)) ((credit x) (+ b x)) (note b))))
(define-fun balance ((a Account)) Int (List.fold apply (opening a) (ledger a)))
(define-fun ins ((a Account)) Int (List.fold (lambda ((s Int) (e Entry)) (ite ((_ is credit) e) (+ s (in e)) s)) 0 (ledger a)))
(define-fun outs ((a Account)) Int (List.fold (lambda ((s Int) (e Entry)) (ite ((_ is debit) e) (+ s (out e)) s)) 0 (ledger a)))
(declare-const bs (List Account))
(assert (= (List.len accounts) (List.len bs)))
(assert (List.forall2 (lambda ((a Account) (b Account)) (and (= (opening a) (opening b)) (= (ledger a) (ledger b)))) accounts bs))
(assert (distinct (List.sum (List.map balance accounts)) (List.sum (List.map balance bs))))
(check-sat)
