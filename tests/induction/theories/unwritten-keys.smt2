; EXPECT: unsat
; A key that nobody writes keeps its value.
(set-logic ALL)
(declare-datatype W ((w (key String) (val Int))))
(declare-const l (List W))
(declare-const start (Array String Int))
(assert (List.forall (lambda ((x W)) (distinct (key x) "root")) l))
(assert (distinct (select start "root") (select (List.fold (lambda ((m (Array String Int)) (x W)) (store m (key x) (val x))) start l) "root")))
(check-sat)
