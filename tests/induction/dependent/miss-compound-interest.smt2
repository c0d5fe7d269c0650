; EXPECT: sat
; With negative interest.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (< (List.fold (lambda ((c Int) (x Int)) (+ c (* k c))) 1 a) (+ 1 (* k (List.len a)))))

(check-sat)
