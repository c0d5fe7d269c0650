; EXPECT: unsat
; Rotation and map commute.
(declare-const l (List Int))
(declare-const n Int)
(define-fun next ((v Int)) Int (+ v 1))
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (not (= (rotate n (List.map next l)) (List.map next (rotate n l)))))
(check-sat)
