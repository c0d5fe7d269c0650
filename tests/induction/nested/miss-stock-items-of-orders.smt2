; EXPECT: sat
; If every order has an item in stock, others may be missing.
(set-logic ALL)

(declare-datatype Order ((order (id Int) (items (List Int)))))
(declare-const orders (List Order))
(declare-const stock (List Int))
(assert (List.forall (lambda ((o Order)) (not (List.disjoint (items o) stock))) orders))
(assert (not (List.subset (List.concat_map items orders) stock)))

(check-sat)
