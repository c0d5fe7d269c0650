; Shopping basket with a voucher: can one more article make a basket cheaper?
;
; The voucher takes 10 off if the basket, books not counted, costs 50 or more. So a customer just below 50 may pay less
; by adding something. A basket is a list of articles, each with a price and a kind.
;
; Answer: yes. Articles for 41 to 49, and a cheap one that lifts the sum to 50. But no basket, however large, becomes 10 cheaper: the
; article that is added costs at least 1 itself.

(declare-datatype Kind ((food) (tool) (book)))
(declare-datatype Article ((article (price Int) (kind Kind))))

(define-fun counted ((a Article)) Int (ite (= (kind a) book) 0 (price a)))
(define-fun valid ((a Article)) Bool (<= 1 (price a) 30))
(define-fun pay ((all Int) (counted Int)) Int (ite (>= counted 50) (- all 10) all))

(declare-const basket (List Article))
(declare-const extra Article)
(assert (List.forall valid basket))
(assert (valid extra))

(define-fun sum () Int (List.sum (List.map price basket)))
(define-fun counted-sum () Int (List.sum (List.map counted basket)))
(define-fun before () Int (pay sum counted-sum))
(define-fun after () Int (pay (+ sum (price extra)) (+ counted-sum (counted extra))))
(assert (< after before))

(check-sat)
; expect: sat
(get-value (basket extra before after))
; expect: a value

(assert (>= (- before after) 10))
(check-sat)
; expect: unsat
