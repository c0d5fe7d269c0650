; One part that has no model is enough, whatever the others are: one is long, one is hard, one is a number.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-const hard (List Int)) (declare-const long (List Int)) (declare-const l (List Int)) (declare-const x Int)
(assert (= (List.sum long) 100000)) (assert (List.forall (lambda ((e Int)) (<= e 10)) long))
(assert (> x 0))
(assert (List.forall (lambda ((e Int)) (> e 0)) l))
(push)
(assert (< (List.sum l) (List.len l)))
(assert (= 1 (List.fold (lambda ((a Int) (e Int)) (mod (+ (* a e) 3) 1000003)) 7 hard)))
(check-sat)
(pop)
(assert (= (List.sum l) (List.len l)))
(check-sat)
