; A declared record whose list has a million elements.
; EXPECT: sat
; EXPECT: (((List.len (prices o)) 1000000)
; EXPECT:  ((List.sum (prices o)) 7))
; MODES: default one-thread increasing search process reprint
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const o Order)
(assert (= (List.len (prices o)) 1000000))
(assert (= (List.sum (prices o)) 7))
(check-sat)
(get-value ((List.len (prices o)) (List.sum (prices o))))
