; EXPECT: unsat
; Orders of the same price cost their number times that.
(set-logic ALL)

(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const orders (List Order))
(declare-const price Int)
(assert (List.forall (lambda ((o Order)) (= (List.sum (prices o)) price)) orders))
(assert (distinct (List.sum (List.concat_map prices orders)) (* price (List.len orders))))

(check-sat)
