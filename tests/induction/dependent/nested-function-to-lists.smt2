; EXPECT: unsat
; If lists that a function yields are not empty, there are as many elements as lists.
(set-logic ALL)

(declare-const a (List Int))
(declare-fun g (Int) (List Int))
(assert (List.forall (lambda ((x Int)) (> (List.len (g x)) 0)) a))
(assert (< (List.sum (List.map (lambda ((x Int)) (List.len (g x))) a)) (List.len a)))

(check-sat)
