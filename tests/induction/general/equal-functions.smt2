; EXPECT: unsat
; Functions that agree on the elements have the same image.
(declare-sort E 0)
(declare-sort F 0)
(declare-const a (List E))
(declare-fun f (E) F)
(declare-fun g (E) F)
(assert (List.forall (lambda ((v E)) (= (f v) (g v))) a))
(assert (not (= (List.map f a) (List.map g a))))
(check-sat)
