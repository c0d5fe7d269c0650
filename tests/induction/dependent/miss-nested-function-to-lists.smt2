; EXPECT: sat
; Lists that a function yields may be empty.
(set-logic ALL)

(declare-const a (List Int))
(declare-fun g (Int) (List Int))
(assert (List.forall (lambda ((x Int)) (>= (List.len (g x)) 0)) a))
(assert (< (List.sum (List.map (lambda ((x Int)) (List.len (g x))) a)) (List.len a)))

(check-sat)
