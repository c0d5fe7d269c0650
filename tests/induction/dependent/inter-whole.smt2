; EXPECT: unsat
; All is in common: nothing is lost.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (not (= (List.len (List.inter a b)) (List.len a))))

(check-sat)
