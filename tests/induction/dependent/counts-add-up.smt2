; EXPECT: unsat
; Smaller, equal and larger are all.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.forall (lambda ((x Int)) (= (List.len b) (+ (List.count (lambda ((y Int)) (< y x)) b) (List.count (lambda ((y Int)) (>= y x)) b)))) a)))

(check-sat)
