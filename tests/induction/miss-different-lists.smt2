; EXPECT: not unsat
; Satisfiable: lists of one length and one sum can differ.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(assert (not (= a b)))
(assert (= (List.len a) (List.len b)))
(assert (= (sum a) (sum b)))

(check-sat)
