; EXPECT: unsat
; A part adds nothing.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.subset b a))
(assert (not (= (List.len (List.union a b)) (List.len a))))

(check-sat)
