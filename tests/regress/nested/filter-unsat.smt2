; The lists that are not empty: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List (List Int)))
(assert (= (List.filter (lambda ((x (List Int))) (not (List.is_empty x))) l) (List.value (List Int) ((List.value Int (6))))))
(assert (= (List.len l) 2))
(assert (distinct (List.concat l) (List.value Int (6))))
(check-sat)
