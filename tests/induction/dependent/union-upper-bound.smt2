; EXPECT: unsat
; The union has both parts.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (and (List.subset a (List.union a b)) (List.subset b (List.union a b)))))

(check-sat)
