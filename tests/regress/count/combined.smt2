; Counting in a list put together.
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (not (=> (and (<= (List.len l) 2) (<= (List.len m) 2)) (= (List.count positive (List.append l m)) (+ (List.count positive l) (List.count positive m))))))
(check-sat)
