; Functions of combinators that mention variables of functions around them.
; status: sat unsat
; open: cvc5
(declare-const l (List Int))
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const k Int)
(define-fun above ((x Int)) (List Int) (List.filter (lambda ((y Int)) (> y (+ x k))) l))
(assert (= l (List.value Int (a b c))))
(assert (= k 1))
(assert (= (List.fold (lambda ((n Int) (x Int)) (+ n (List.fold_right (lambda ((y Int) (a Int)) (+ a x)) 0 (above x)))) 0 l) 3))
(assert (= (List.sum l) 9))
(check-sat)
(assert (List.forall (lambda ((x Int)) (= (List.len (List.take_while (lambda ((y Int)) (<= y x)) l)) 3)) l))
(check-sat)
