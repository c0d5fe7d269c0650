; EXPECT: unsat
; An account holds what was paid into it.
(set-logic ALL)
(declare-datatype Entry ((entry (account Int) (amount Int))))
(declare-const l (List Entry))
(declare-const a Int)
(define-fun book () (Array Int Int) (List.fold (lambda ((b (Array Int Int)) (e Entry)) (store b (account e) (+ (select b (account e)) (amount e)))) ((as const (Array Int Int)) 0) l))
(assert (distinct (select book a) (List.fold (lambda ((s Int) (e Entry)) (ite (= (account e) a) (+ s (amount e)) s)) 0 l)))
(check-sat)
