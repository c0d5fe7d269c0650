; Longest run of equal elements, counted in one pass.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Run ((run (element Int) (now Int) (best Int))))
(define-fun count ((r Run) (x Int)) Run
  (let ((n (ite (and (= x (element r)) (> (now r) 0)) (+ (now r) 1) 1)))
    (run x n (ite (> n (best r)) n (best r)))))
(declare-const l (List Int))
(define-const longest Int (best (List.fold count (run 0 0 0) l)))
(assert (= (List.len l) 3))
(push)
(assert (= longest 2))
(check-sat)
(pop)
(assert (= longest 4))
(check-sat)
