; Variants, of which one has a list.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Shape ((circle (radius Int)) (path (steps (List Int)))))
(declare-const ss (List Shape))
(assert (= (List.len ss) 1000000))
(assert (List.forall (lambda ((s Shape)) (match s (((circle r) false) ((path q) (and (= (List.len q) 1000) (List.forall (lambda ((x Int)) (> x 4)) q)))))) ss))
(check-sat)
