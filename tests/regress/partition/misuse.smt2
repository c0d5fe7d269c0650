; A pair of lists is a value like any other, and no formula.
; EXPECT: (error "line 9 column 9: the formula has sort (Tuple (List Int) (List Int)), but Bool is expected")
; EXPECT: (error "line 10 column 42: the two branches of `ite` have different sorts: (Tuple Int Int) and (Tuple (List Int) (List Int))")
; EXPECT: (error "line 11 column 22: `List.partition` takes 2 arguments, but 1 was given: (List.partition (-> T Bool) (List T))")
; EXPECT: (error "line 12 column 53: the arguments of `List.partition` are in the wrong order: write (List.partition p l)")
; EXPECT: sat
(declare-const l (List Int))
(define-fun p ((x Int)) Bool (> x 0))
(assert (let ((parts (List.partition p l))) parts))
(assert (is-tuple (ite (p 1) (tuple 1 2) (List.partition p l))))
(assert (tuple.first (List.partition p)))
(assert (List.is_empty (tuple.first (List.partition l p))))
(assert (= (List.partition p l) (List.partition p l)))
(check-sat)
