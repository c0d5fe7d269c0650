; EXPECT: unsat
; Two rotations are one by the sum.
(declare-const l (List Int))
(declare-const n Int)
(declare-const k Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n))
(assert (<= 0 k))
(assert (<= (+ n k) (List.len l)))
(assert (not (= (rotate k (rotate n l)) (rotate (+ n k) l))))
(check-sat)
