; EXPECT: unsat
; One counter goes up by two, the other by one, but the first is not twice the second.
(set-logic ALL)

(declare-const l (List Int))
(assert (not (= (List.fold (lambda ((n Int) (x Int)) (+ n 2)) 0 l) (* 2 (List.fold (lambda ((n Int) (x Int)) (+ n 1)) 0 l)))))

(check-sat)
