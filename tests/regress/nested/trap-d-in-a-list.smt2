; Trap: the same inside a list of variants: only deposits have amounts, others have what the solver likes.
; EXPECT: sat
(declare-datatype Event ((deposit (amounts (List Int))) (nothing)))
(declare-const l (List Event))
(assert (= (List.map (lambda ((e Event)) ((_ is deposit) e)) l) (List.value Bool (true false))))
(assert (List.forall (lambda ((e Event)) (= (List.len (amounts e)) (ite ((_ is deposit) e) 1 2))) l))
(check-sat)
