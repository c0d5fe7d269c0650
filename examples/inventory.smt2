; Inventory: a warehouse with deliveries and orders of two goods.
;
; Each event delivers or ships some pieces of one good. The shelf holds at most 20 pieces of both together, and nothing
; can be shipped that is not there. Is there a day of four events that ships 30 pieces, ten of them nails?
;
; Answer: yes, although 30 pieces do not fit on the shelf at once. In three events it is impossible: each of the two goods
; takes a delivery and a shipment.

(declare-datatype Good ((nails) (screws)))
(declare-datatype Event ((deliver (what Good) (amount Int)) (ship (good Good) (pieces Int))))
(declare-datatype Stock ((stock (of-nails Int) (of-screws Int) (valid Bool))))

(define-fun change ((s Stock) (g Good) (n Int)) Stock
  (let ((a (ite (= g nails) (+ (of-nails s) n) (of-nails s)))
        (b (ite (= g screws) (+ (of-screws s) n) (of-screws s))))
    (stock a b (and (valid s) (>= a 0) (>= b 0) (<= (+ a b) 20)))))
(define-fun record ((s Stock) (e Event)) Stock
  (match e
    (((deliver g n) (change s g n))
     ((ship g n) (change s g (- n))))))
(define-fun positive ((e Event)) Bool (match e (((deliver _ n) (> n 0)) ((ship _ n) (> n 0)))))
(define-fun shipped ((wanted Good) (events (List Event))) Int
  (List.sum
    (List.map (lambda ((e Event)) (match e (((ship g n) (ite (= g wanted) n 0)) (_ 0)))) events)))

(declare-const day (List Event))
(assert (valid (List.fold record (stock 0 0 true) day)))
(assert (List.forall positive day))
(assert (= (shipped nails day) 10))
(assert (= (+ (shipped nails day) (shipped screws day)) 30))

(push)
(assert (= (List.len day) 4))
(check-sat)
; expect: sat
(get-value (day))
; expect: a value
(pop)

(assert (<= (List.len day) 3))
(check-sat)
; expect: unsat
