; EXPECT: sat
; Satisfiable: one claim may be.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(define-fun claimed ((c Case)) Int (List.sum (List.map amount (claims c))))
(define-fun awarded ((c Case)) Int (List.sum (List.map granted (claims c))))
(assert (List.forall (lambda ((c Case)) (List.exists (lambda ((x Claim)) (<= (granted x) (amount x))) (claims c))) docket))
(assert (> (List.sum (List.map awarded docket)) (List.sum (List.map claimed docket))))

(check-sat)
