; EXPECT: unsat
; Claims and grants side by side: as many as there are claims.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(assert (List.exists (lambda ((c Case)) (distinct (List.len (List.zip (List.map amount (claims c)) (List.map granted (claims c)))) (List.len (claims c)))) docket))

(check-sat)
