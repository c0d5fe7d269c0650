; EXPECT: unsat
; All items are in stock, where numbers are positive; so they are in every order.
(set-logic ALL)

(declare-datatype Order ((order (id Int) (items (List Int)))))
(declare-const orders (List Order))
(declare-const stock (List Int))
(assert (List.subset (List.concat_map items orders) stock))
(assert (List.forall (lambda ((x Int)) (> x 0)) stock))
(assert (List.exists (lambda ((o Order)) (List.exists (lambda ((x Int)) (<= x 0)) (items o))) orders))

(check-sat)
