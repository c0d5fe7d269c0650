; EXPECT: unsat
; A relation of neighbours in an image.
(declare-sort E 0)
(declare-const l (List E))
(declare-fun related (E E) Bool)
(declare-fun h (E) E)
(assert (not (= (List.forall2 related (List.map h l) (List.drop 1 (List.map h l))) (List.forall2 (lambda ((x E) (y E)) (related (h x) (h y))) l (List.drop 1 l)))))
(check-sat)
