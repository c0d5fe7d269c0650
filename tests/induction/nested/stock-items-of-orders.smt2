; EXPECT: unsat
; If the items of every order are in stock, so are all items.
(set-logic ALL)

(declare-datatype Order ((order (id Int) (items (List Int)))))
(declare-const orders (List Order))
(declare-const stock (List Int))
(assert (List.forall (lambda ((o Order)) (List.subset (items o) stock)) orders))
(assert (not (List.subset (List.concat_map items orders) stock)))

(check-sat)
