; With --param every such line is active, the name replaced as a whole word.
; EXPECT: sat
; EXPECT: (((List.len l) 3)
; EXPECT:  (N1 30)
; EXPECT:  ((+ 3 3) 6))
; COMMAND-LINE: --param N=3
(declare-const l (List Int))
(declare-const N1 Int)
;param:(assert (= (List.len l) N))
   ;param: (assert (= N1 30))
(check-sat)
;param: (get-value ((List.len l) N1 (+ N N)))
