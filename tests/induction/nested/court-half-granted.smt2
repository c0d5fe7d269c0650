; EXPECT: unsat
; If half of each claim is granted, half of the sum is.
(set-logic ALL)

(declare-datatype Claim ((claim (amount Int) (granted Int))))
(declare-datatype Case ((case (costs Int) (claims (List Claim)))))
(declare-const docket (List Case))
(define-fun claimed ((c Case)) Int (List.sum (List.map amount (claims c))))
(define-fun awarded ((c Case)) Int (List.sum (List.map granted (claims c))))
(define-fun every-claim ((q (-> Claim Bool))) Bool
  (List.forall (lambda ((c Case)) (List.forall (lambda ((x Claim)) (q x)) (claims c))) docket))
(assert (every-claim (lambda ((x Claim)) (= (* 2 (granted x)) (amount x)))))
(assert (distinct (* 2 (List.sum (List.map awarded docket))) (List.sum (List.map claimed docket))))

(check-sat)
