; EXPECT: unsat
; An intersection of distinct numbers is distinct.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.distinct a))
(assert (not (List.distinct (List.inter a b))))

(check-sat)
