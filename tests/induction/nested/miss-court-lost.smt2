; EXPECT: sat
; Satisfiable: a counterclaim awards less than nothing.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(define-fun awarded ((c Case)) Int (List.sum (List.map granted (claims c))))
(assert (List.exists (lambda ((c Case)) (and (not (List.exists (lambda ((x Claim)) (> (granted x) 0)) (claims c))) (distinct (awarded c) 0))) docket))

(check-sat)
