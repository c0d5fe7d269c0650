; Records as elements and as accumulators.
; status: sat
(declare-datatype Item ((item (price Int) (count Int))))
(declare-datatype Total ((total (cost Int) (things Int))))
(declare-const basket (List Item))
(define-fun add ((t Total) (i Item)) Total (total (+ (cost t) (* 3 (price i))) (+ (things t) (count i))))
(assert (= (List.len basket) 2))
(assert (= (List.fold add (total 0 0) basket) (total 15 5)))
(check-sat)
