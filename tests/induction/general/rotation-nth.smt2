; EXPECT: unsat
; Where the elements of a rotation come from.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-const n Int)
(declare-const i Int)
(define-fun rotate ((n Int) (l (List E))) (List E) (List.append (List.drop n l) (List.take n l)))
(assert (<= 0 n (List.len l)))
(assert (<= 0 i))
(assert (< i (List.len l)))
(assert (not (= (List.nth (rotate n l) i d) (List.nth l (ite (< (+ i n) (List.len l)) (+ i n) (- (+ i n) (List.len l))) d))))
(check-sat)
