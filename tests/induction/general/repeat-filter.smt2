; EXPECT: unsat
; A filter keeps all copies or none.
(declare-sort E 0)
(declare-const x E)
(declare-const n Int)
(declare-fun p (E) Bool)
(assert (not (= (List.filter p (List.repeat n x)) (ite (p x) (List.repeat n x) (List.value E ())))))
(check-sat)
