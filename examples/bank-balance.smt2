; Bank account: the balance never falls below zero.
;
; A list of transactions, deposits positive and withdrawals negative. The fold carries the balance and whether it was
; ever negative. Is there a statement of four transactions that begins and ends with an empty account, never goes below
; zero, and has two withdrawals, one of them of exactly 100?
;
; Answer: yes.
;
; Second question: can an account that was never below zero end below zero? No (here for up to eight transactions).

(declare-datatype Account ((account (balance Int) (solvent Bool))))
(define-fun book ((a Account) (amount Int)) Account
  (let ((after (+ (balance a) amount)))
    (account after (and (solvent a) (>= after 0)))))

(declare-const statement (List Int))
(define-fun end () Account (List.fold book (account 0 true) statement))
(define-fun count ((p (-> Int Bool))) Int
  (List.fold (lambda ((n Int) (amount Int)) (ite (p amount) (+ n 1) n)) 0 statement))

(assert (solvent end))

(push)
(assert (= (List.len statement) 4))
(assert (= (balance end) 0))
(assert (>= (count (lambda ((amount Int)) (= amount (- 100)))) 1))
(assert (= (count (lambda ((amount Int)) (< amount 0))) 2))
(check-sat)
; expect: sat
(get-value (statement end))
; expect: a value
(pop)

(assert (<= (List.len statement) 8))
(assert (< (balance end) 0))
(check-sat)
; expect: unsat
