; EXPECT: unsat
; The list is 1, 2, 3, but its sum is not 6.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (= l (List.value Int (1 2 3))))
(assert (not (= (sum l) 6)))

(check-sat)
