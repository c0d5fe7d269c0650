; EXPECT: unsat
; Parts of each other have the same least element.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset a b))
(assert (List.subset b a))
(assert (not (= (List.min a 0) (List.min b 0))))

(check-sat)
