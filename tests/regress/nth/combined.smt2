; The element of a map is the image of the element.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(assert (not (=> (and (<= (List.len l) 3) (<= 0 n) (< n (List.len l))) (= (List.nth (List.map - l) n 0) (- (List.nth l n 0))))))
(check-sat)
