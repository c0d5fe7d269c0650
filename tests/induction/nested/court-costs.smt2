; EXPECT: unsat
; Costs of at most a tenth of what is claimed.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(define-fun claimed ((c Case)) Int (List.sum (List.map amount (claims c))))
(assert (List.forall (lambda ((c Case)) (<= (* 10 (costs c)) (claimed c))) docket))
(assert (> (* 10 (List.sum (List.map costs docket))) (List.sum (List.map claimed docket))))

(check-sat)
