; One list twice as long as the other, with the same sum.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun sum ((l (List Int))) Int (List.fold + 0 l))
(define-fun positive ((l (List Int))) Bool (List.fold (lambda ((ok Bool) (x Int)) (and ok (> x 0))) true l))
(assert (and (positive a) (positive b)))
(assert (= (List.len a) (* 2 (List.len b))))
(assert (= (sum a) (sum b)))
(assert (>= (List.len b) 1000000))
(check-sat)
