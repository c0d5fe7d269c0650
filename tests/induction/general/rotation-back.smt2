; EXPECT: unsat
; Rotation by the rest undoes a rotation.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n (List.len l)))
(assert (not (= (rotate (- (List.len l) n) (rotate n l)) l)))
(check-sat)
