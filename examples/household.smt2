; Household benefits: a law in the manner of the paper's running example, with lists inside lists.
;
; A household has members, and each member has an income in every month on record. A member passes the income test if no
; month is above 1000. A household is eligible if all its members pass. It then gets 600 for each child and 400 for each
; adult, less its income of all months, but nothing is ever taken away.
;
; Answer: there are households of two with a child that get exactly 700. If no income is negative, no household gets more than 600 per
; member, whatever the number of members and months; if incomes may be negative, one does. An eligible household cannot have had
; more than 1000 per month on record.

(declare-datatype Member ((mk-member (age Int) (incomes (List Int)))))
(declare-datatype Household ((mk-household (members (List Member)))))

(define-fun passes ((m Member)) Bool (List.forall (lambda ((i Int)) (<= i 1000)) (incomes m)))
(define-fun eligible ((h Household)) Bool (List.forall passes (members h)))
(define-fun rate ((m Member)) Int (ite (< (age m) 18) 600 400))
(define-fun income ((h Household)) Int (List.sum (List.map (lambda ((m Member)) (List.sum (incomes m))) (members h))))
(define-fun months ((h Household)) Int (List.sum (List.map (lambda ((m Member)) (List.len (incomes m))) (members h))))
(define-fun entitled ((h Household)) Int (- (List.sum (List.map rate (members h))) (income h)))
(define-fun benefit ((h Household)) Int (ite (and (eligible h) (> (entitled h) 0)) (entitled h) 0))
(define-fun no-debts ((h Household)) Bool
  (List.forall (lambda ((m Member)) (List.forall (lambda ((i Int)) (>= i 0)) (incomes m))) (members h)))

(declare-const h Household)

(push)
(assert (no-debts h))
(assert (= (List.len (members h)) 2))
(assert (List.exists (lambda ((m Member)) (< 0 (age m) 18)) (members h)))
(assert (= (benefit h) 700))
(check-sat)
; expect: sat
(get-model)
; expect: a model
(pop)

(push)
(assert (> (benefit h) (* 600 (List.len (members h)))))
(check-sat)
; expect: sat
(get-value (h))
; expect: a value
(assert (no-debts h))
(check-sat)
; expect: unsat
(pop)

(assert (eligible h))
(assert (> (income h) (* 1000 (months h))))
(check-sat)
; expect: unsat
