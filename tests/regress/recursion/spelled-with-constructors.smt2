; Accumulators whose first field is a constructor without fields, or with one: no combinator that is spelled out begins like that.
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Phase ((start) (middle (since Int)) (end)))
(declare-datatype State ((state (phase Phase) (best Int))))
(define-fun greatest ((l (List Int))) Int
  (best (List.fold (lambda ((s State) (x Int)) (state (middle x) (ite (and ((_ is middle) (phase s)) (<= x (best s))) (best s) x))) (state start 0) l)))
(declare-const l (List Int))
(push)
(assert (= (List.len l) 2))
(assert (not (= (greatest l) (ite (<= (List.nth l 1 0) (List.nth l 0 0)) (List.nth l 0 0) (List.nth l 1 0)))))
(check-sat)
(pop)
(assert (= (greatest l) (- 3)))
(check-sat)
