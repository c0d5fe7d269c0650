; EXPECT: unsat
; For each x at most all of b are smaller.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len b) 7))
(assert (> (List.sum (List.map (lambda ((x Int)) (List.count (lambda ((y Int)) (< y x)) b)) a)) (* 7 (List.len a))))

(check-sat)
