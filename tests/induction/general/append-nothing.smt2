; EXPECT: unsat
; Only empty lists make an empty list.
(declare-sort E 0)
(declare-const a (List E))
(declare-const b (List E))
(assert (= (List.append a b) (List.value E ())))
(assert (not (and (= (List.len a) 0) (= b (List.value E ())))))
(check-sat)
