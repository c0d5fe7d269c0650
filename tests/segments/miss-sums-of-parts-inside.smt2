; Sums of parts of a list inside a step, which are others at every step.
; EXPECT: not unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-fun p (Int) Bool)
(assert (= (List.len m) 2))
(assert (= (List.nth m 0 0) 1))
(assert (= (List.nth m 1 0) 2))
(assert (List.forall (lambda ((y Int)) (= (List.sum (List.take y l)) (ite (= y 1) 5 12))) m))
(assert (List.forall (lambda ((y Int)) (= (List.len (List.filter p (List.take y l))) (- y 1))) m))
(check-sat)
