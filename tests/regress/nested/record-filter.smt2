; The orders with a line, and the orders without.
; EXPECT: sat
; EXPECT: (((List.map id (List.filter (lambda ((o Order)) (List.is_empty (prices o))) os)) (List.value Int (4))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (= (List.map id os) (List.value Int (3 4))))
(assert (= (List.map (lambda ((o Order)) (List.len (prices o))) os) (List.value Int (2 0))))
(check-sat)
(get-value ((List.map id (List.filter (lambda ((o Order)) (List.is_empty (prices o))) os))))
