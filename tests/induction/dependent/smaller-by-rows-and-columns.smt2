; EXPECT: unsat
; REWRITING: a rule brings the sums into one order
; As many pairs whichever list is gone through first.
(set-logic ALL)

(declare-const offers (List Int))
(declare-const bids (List Int))
(define-fun below ((x Int)) Int (List.count (lambda ((y Int)) (< x y)) bids))
(define-fun above ((y Int)) Int (List.sum (List.map (lambda ((x Int)) (ite (< x y) 1 0)) offers)))
(assert (distinct (List.sum (List.map below offers)) (List.sum (List.map above bids))))

(check-sat)
