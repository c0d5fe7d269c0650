; EXPECT: unsat
; No more places agree than there are.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun related (E E) Bool)
(assert (not (<= (List.fold2 (lambda ((n Int) (x E) (y E)) (ite (related x y) (+ n 1) n)) 0 a b) (List.len a))))
(check-sat)
