; EXPECT: unsat
; The n-th running sum is the sum of n elements.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(assert (<= 0 n (List.len l)))
(assert (not (= (List.nth (List.scan_left + 0 l) n x) (- (List.sum l) (List.sum (List.drop n l))))))
(check-sat)
