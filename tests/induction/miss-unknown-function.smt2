; EXPECT: not unsat
; Satisfiable: the unknown function may be negative where no element is.
(set-logic ALL)

(declare-const l (List Int))
(declare-fun f (Int) Int)
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= (f x) 0))) true l))
(assert (< (f 0) 0))
(assert (> (List.len l) 1))

(check-sat)
