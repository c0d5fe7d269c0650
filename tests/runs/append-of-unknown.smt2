; Folds over lists put together.
; EXPECT: sat
(set-logic ALL)
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const n Int)
(define-fun whole () (List Int) (List.append a (List.repeat n 3) b))
(assert (= (List.fold + 0 whole) 3000010))
(assert (= (List.len whole) (+ (List.len a) 1000000)))
(assert (= (List.len a) 5))
(assert (> n 900000))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (>= x 2))) true b))
(check-sat)
