; EXPECT: unsat
; The element at which take_while ends does not pass.
(declare-sort E 0)
(declare-const l (List E))
(declare-const d E)
(declare-fun p (E) Bool)
(assert (List.exists (lambda ((v E)) (not (p v))) l))
(assert (not (not (p (List.nth l (List.len (List.take_while p l)) d)))))
(check-sat)
