; A histogram that is kept in an array: a hundred thousand of a quarter of a million elements are of one kind.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Int))
(declare-const kind Int)
(define-fun note ((histogram (Array Int Int)) (x Int)) (Array Int Int) (store histogram x (+ 1 (select histogram x))))
(assert (= (select (List.fold note ((as const (Array Int Int)) 0) l) kind) 100000))
(assert (= (List.len l) 250000))
(check-sat)
