; EXPECT: unsat
; Where the elements of a rotation come from.
(declare-const l (List Int))
(declare-const d Int)
(declare-const n Int)
(declare-const i Int)
(define-fun rotate ((n Int) (l (List Int))) (List Int) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n (List.len l)))
(assert (<= 0 i))
(assert (< i (List.len l)))
(assert (not (= (List.nth (rotate n l) i d) (List.nth l (ite (< (+ i n) (List.len l)) (+ i n) (- (+ i n) (List.len l))) d))))
(check-sat)
