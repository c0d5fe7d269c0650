; EXPECT: unsat
; Interest on interest is at least simple interest.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (>= k 0))
(assert (< (List.fold (lambda ((c Int) (x Int)) (+ c (* k c))) 1 a) (+ 1 (* k (List.len a)))))

(check-sat)
