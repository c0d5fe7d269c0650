; Append with map, filter, take and drop.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 2) (<= (List.len m) 2)) (= (List.sum (List.drop (List.len l) (List.map - (List.append l (List.filter positive m))))) (- (List.sum (List.filter positive m)))))))
(check-sat)
