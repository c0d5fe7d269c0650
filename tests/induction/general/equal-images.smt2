; EXPECT: unsat
; A function that can be undone has equal images of equal lists only.
(declare-sort E 0)
(declare-sort F 0)
(declare-const a (List E))
(declare-const b (List E))
(declare-fun undo (F) E)
(declare-fun f (E) F)
(assert (List.forall (lambda ((v E)) (= (undo (f v)) v)) a))
(assert (List.forall (lambda ((v E)) (= (undo (f v)) v)) b))
(assert (= (List.map f a) (List.map f b)))
(assert (not (= a b)))
(check-sat)
