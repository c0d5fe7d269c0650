; EXPECT: unsat
; take_while stops in a list of which something does not pass.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun p (E) Bool)
(assert (List.exists (lambda ((v E)) (not (p v))) l))
(assert (not (= (List.take_while p (List.append l m)) (List.take_while p l))))
(check-sat)
