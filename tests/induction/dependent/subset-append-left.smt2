; EXPECT: unsat
; What is put together has its parts.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (List.subset b (List.append a b))))

(check-sat)
