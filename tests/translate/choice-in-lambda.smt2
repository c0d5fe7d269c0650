; The list of an inner fold is chosen by the outer element.
; status: unsat
(define-fun a () (List Int) (List.value Int (1 2)))
(define-fun b () (List Int) (List.value Int (10 20)))
(define-fun step ((acc Int) (x Bool)) Int (+ acc (List.fold + 0 (ite x a b))))
(assert (not (= (List.fold step 0 (List.value Bool (true false))) 33)))
(check-sat)
