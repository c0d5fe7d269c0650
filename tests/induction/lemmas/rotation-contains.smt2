; EXPECT: unsat
; Rotation keeps what occurs.
(declare-const l (List Int))
(declare-const x Int)
(declare-const n Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.contains x (rotate n l)) (List.contains x l))))
(check-sat)
