; EXPECT: unsat
; The reversal of a rotation is a rotation of the reversal.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.rev (rotate n l)) (rotate (- (List.len l) n) (List.rev l)))))
(check-sat)
