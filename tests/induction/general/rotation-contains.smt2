; EXPECT: unsat
; Rotation keeps what occurs.
(declare-sort E 0)
(declare-const l (List E))
(declare-const x E)
(declare-const n Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.contains x (rotate n l)) (List.contains x l))))
(check-sat)
