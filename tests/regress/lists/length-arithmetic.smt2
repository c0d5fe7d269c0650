; Lengths are integers like any others.
; EXPECT: sat
; EXPECT: (((List.len a) 4)
; EXPECT:  ((List.len b) 3))
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Bool))
(assert (= (+ (List.len a) (List.len b)) 7))
(assert (= (- (List.len a) (List.len b)) 1))
(check-sat)
(get-value ((List.len a) (List.len b)))
(assert (= (mod (List.len a) 2) 1))
(check-sat)
