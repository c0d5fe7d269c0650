; EXPECT: unsat
; It is not longer.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.len (List.dedup a)) (List.len a)))

(check-sat)
