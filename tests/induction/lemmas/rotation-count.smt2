; EXPECT: unsat
; Rotation keeps counts.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (List.count positive (rotate n l)) (List.count positive l))))
(check-sat)
