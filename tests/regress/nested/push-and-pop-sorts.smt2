; Datatypes with lists are forgotten with their level, and may be declared anew.
; EXPECT: sat
; EXPECT: ((o (order (List.value Int (1)))))
; EXPECT: (error "line 12 column 23: unknown sort `Order`")
; EXPECT: sat
; EXPECT: ((o (order (List.value Bool (true)))))
(push)
(declare-datatype Order ((order (prices (List Int)))))
(declare-const o Order)
(assert (= (prices o) (List.value Int (1))))
(check-sat)(get-value (o))
(pop)(declare-const o Order)
(declare-datatype Order ((order (flags (List Bool)))))
(declare-const o Order)
(assert (= (flags o) (List.value Bool (true))))
(check-sat)
(get-value (o))
