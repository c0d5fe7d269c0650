; EXPECT: unsat
; Only empty lists make an empty list.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.append a b) (List.value Int ())))
(assert (not (and (= (List.len a) 0) (= b (List.value Int ())))))
(check-sat)
