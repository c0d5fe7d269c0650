; An order as an element, and one that differs in its list only.
; EXPECT: sat
; EXPECT: (((List.contains (order 1 (List.value Int (2))) os) true)
; EXPECT:  ((List.contains (order 1 (List.value Int (3))) os) false)
; EXPECT:  ((List.index_of (order 1 (List.value Int (2))) os) 0))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (List.contains (order 1 (List.value Int (2))) os))
(assert (= (List.len os) 1))
(check-sat)
(get-value ((List.contains (order 1 (List.value Int (2))) os) (List.contains (order 1 (List.value Int (3))) os) (List.index_of (order 1 (List.value Int (2))) os)))
