; Counts that are compared with numbers that are not small.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-fun p (Int) Bool)
(assert (List.distinct m))
(assert (= (List.count p l) 100000))
(assert (= 100000 (List.count p m)))
(assert (List.exists p l))
(assert (List.exists p m))
(assert (<= (- (List.len l) 100000) (List.len (List.filter p l))))
(assert (List.exists (lambda ((y Int)) (not (p y))) l))
(check-sat)
