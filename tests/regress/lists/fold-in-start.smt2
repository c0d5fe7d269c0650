; The start of one fold is the result of another.
; EXPECT: unsat
; EXPECT: sat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (and (<= (List.len a) 2) (<= (List.len b) 2)))
(push)
(assert (distinct (List.fold + (List.fold + 0 a) b) (+ (List.fold + 0 a) (List.fold + 0 b))))
(check-sat)
(pop)
(assert (= (List.fold - (List.fold + 0 a) b) 100))
(assert (= (List.len a) (List.len b) 2))
(check-sat)
