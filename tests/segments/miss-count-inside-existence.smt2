; EXPECT: not unsat
; What is counted inside depends on the element that exists: it is not captured.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((y Int)) (= (List.count (lambda ((z Int)) (= y z)) l) x)) m)) l))
(assert (> (List.len l) 1))
(assert (List.contains 1 m))
(assert (List.contains 2 l))
(check-sat)
