; Summing payloads of a list that has no payloads: twice the same arbitrary number.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
(declare-datatype Option ((none) (some (value Int))))
(declare-const l (List Option))
(define-const r Int (List.fold + 0 (List.map value l)))
(assert (= (List.len l) 2))
(assert (List.fold and true (List.map is-none l)))
(push)
(assert (= r 8))
(check-sat)
(pop)
(push)
(assert (= r 9))
(check-sat)
(pop)
(assert (= r 8))
(assert (distinct (value none) 4))
(check-sat)
