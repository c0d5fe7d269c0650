; Elements with and without a payload.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List (Option Int)))
(define-fun or-zero ((o (Option Int))) Int (match o ((none 0) ((some x) x))))
(assert (= (List.len l) 2))
(assert (= (List.fold + 0 (List.map or-zero l)) 9))
(push)
(assert (List.fold or false (List.map is-none l)))
(check-sat)
(pop)
(assert (List.fold and true (List.map is-none l)))
(check-sat)
