; Bank account: the balance never falls below zero.
;
; A list of transactions, deposits positive and withdrawals negative. The fold carries the balance and whether it was
; ever negative. Is there a statement of four transactions that begins and ends with an empty account, never goes below
; zero, and has two withdrawals, one of them of exactly 100?
;
; Answer: yes.
;
; Second question: can an account that was never below zero end below zero? No, whatever the number of transactions.

(declare-datatype Account ((account (balance Int) (solvent Bool))))
(define-fun book ((a Account) (amount Int)) Account
  (let ((after (+ (balance a) amount)))
    (account after (and (solvent a) (>= after 0)))))

(declare-const statement (List Int))
(define-fun end () Account (List.fold book (account 0 true) statement))

(assert (solvent end))

(push)
(assert (= (List.len statement) 4))
(assert (= (balance end) 0))
(assert (List.contains (- 100) statement))
(assert (= (List.count (lambda ((amount Int)) (< amount 0)) statement) 2))
(check-sat)
; expect: sat
(get-value (statement end))
; expect: a value
(pop)

(assert (< (balance end) 0))
(check-sat)
; expect: unsat
