; EXPECT: unsat
; Cases without claims claim nothing.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(define-fun claimed ((c Case)) Int (List.sum (List.map amount (claims c))))
(assert (List.forall (lambda ((c Case)) (List.is_empty (claims c))) docket))
(assert (distinct (List.sum (List.map claimed docket)) 0))

(check-sat)
