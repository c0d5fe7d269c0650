; EXPECT: unsat
; Rotation keeps counts.
(declare-sort E 0)
(declare-const l (List E))
(declare-const n Int)
(declare-fun p (E) Bool)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.count p (rotate n l)) (List.count p l))))
(check-sat)
