; EXPECT: not unsat
; Satisfiable: another order.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (not (= l (List.value Int (1 2 3)))))
(assert (= (sum l) 6))
(assert (= (List.len l) 3))

(check-sat)
