; EXPECT: unsat
; The first element becomes the last.
(declare-const a (List Int))
(declare-const x Int)
(assert (not (= (List.rev (List.append (List.value Int (x)) a)) (List.append (List.rev a) (List.value Int (x))))))
(check-sat)
